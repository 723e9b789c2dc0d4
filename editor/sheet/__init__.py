"""Pictures of levels: one board, or a sheet of many with titles, verdicts and grades; as PNG or SVG."""
