"""`python -m noripan` is the `noripan` command."""

from noripan.cli import main

main()
