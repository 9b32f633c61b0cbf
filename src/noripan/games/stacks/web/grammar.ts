// Made by scripts/board_codes.py from notation.py; `make protocol` writes it again.
export const LAYING = /^(?:([rb])([1-5])(\^?))$/;
export const LAYING_WILD = /^(?:([rb])[Ww] ?= ?([1-5])(\^?))$/;
export const TURN = /^(?:(jump|reverse)(\^?))$/;
export const STEALING = /^(?:steal(\^?) ([0-9])(\^?))$/;
export const CHIPPING = /^(?:chip(\^?) (?:([0-9]) ([rb])|([rb]) ([0-9])))$/;
export const DISCARDING = /^(?:discard (\S+))$/;
