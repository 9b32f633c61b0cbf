"""`python -m noripan` is the `noripan` command."""

from noripan.cli.main import main

main()
