// Made by scripts/board_codes.py from notation.py; `make protocol` writes it again.
export const CARD = "(?:10|[1-9])/(?:10|[1-9])";
