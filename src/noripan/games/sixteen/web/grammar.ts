// Made by scripts/board_codes.py from notation.py; `make protocol` writes it again.
export const LAYING = /^(?:([RYGBP])(1[0-5]|[1-9]|E|R)(?:-(1[0-5]|[1-9]|E|R))?)$/;
