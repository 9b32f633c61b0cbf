// Made by scripts/board_codes.py from codes.py; `make protocol` writes it again.
export const LETTERS = "RYBGP";
export const FOUR = 3;
export const SIX = 5;
