// Made by scripts/board_codes.py from codes.py; `make protocol` writes it again.
export const LETTERS = "RYGBP";
export const END = 16;
export const SIXTEEN_POINTS = 16;
