"""The compiled kernels: arrays and numbers in, numbers out. They validate nothing; typed wrappers do."""
