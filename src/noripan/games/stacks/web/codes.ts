// Made by scripts/board_codes.py from codes.py; `make protocol` writes it again.
export const LETTERS = "rb";
export const HEIGHT = 5;
export const ENOUGH = 5;
export const ENOUGH_OF_COLOUR = 2;
