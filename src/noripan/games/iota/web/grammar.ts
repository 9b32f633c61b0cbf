// Made by scripts/board_codes.py from notation.py; `make protocol` writes it again.
export const LAYING = /^(?:(swap )?(W|[RGBY][cstx][1-4]) ?@ ?(-?\d{1,4}) ?, ?(-?\d{1,4}))$/;
