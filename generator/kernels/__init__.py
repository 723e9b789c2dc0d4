"""The compiled inner loops. Only this package imports numba."""
