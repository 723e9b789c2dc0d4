"""The languages: one Qt Linguist file each, what it is released to, and what reads that without Qt."""
