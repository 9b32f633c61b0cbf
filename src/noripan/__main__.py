"""The `noripan` command, also as `python -m noripan`. Without the packages of the command line it says how to get them."""

from __future__ import annotations

import sys

import noripan


def main() -> None:
    """Run the command."""
    try:
        from noripan.cli.main import main as run
    except ModuleNotFoundError as error:
        sys.exit(answer_without_command_line(error))
    run()


def answer_without_command_line(error: ModuleNotFoundError) -> int:
    """The version, or one line that names the extra to install."""
    if sys.argv[1:] == ["--version"]:
        print(f"noripan {noripan.__version__}")
        return 0
    from noripan.cli.extras import with_extra_named
    from noripan.core.texts import Texts, system_language

    print(Texts(system_language()).error(with_extra_named(error)), file=sys.stderr)
    return 2


if __name__ == "__main__":
    main()
