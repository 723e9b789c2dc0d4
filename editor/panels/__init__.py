"""The side panels: small widgets that show a value and report a wish; none of them knows the document."""
