"""The review of a finished match: what every decision was worth by what its seat knew, and what was luck."""
