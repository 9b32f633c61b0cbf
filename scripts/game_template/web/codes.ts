// Made by scripts/board_codes.py from codes.py; `make protocol` writes it again.
export const LETTERS = "RYGB";
