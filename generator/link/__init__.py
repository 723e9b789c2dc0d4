"""Link boards: paths, hints, proofs, deals and grades."""
