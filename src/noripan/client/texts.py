"""The words a client needs to say what a server tells it."""

from __future__ import annotations

from pathlib import Path

from noripan.core.texts import Texts

PACKAGE = Path(__file__).parents[1]
FOLDERS = tuple(PACKAGE / part / "texts" for part in ("client", "protocol", "server"))  # the server's: its refusals


def client_texts(language: str = "en") -> Texts:
    """Texts in ko, en or de for names, events and refusals.

    >>> client_texts("de").say("phrase-thanks")
    'Danke!'
    """
    return Texts(language, FOLDERS)
