# C types for table.py; the interpreter never reads this file.
cimport cython
from noripan.core.rng cimport byte
from noripan.games.stacks.belief cimport Belief
from noripan.games.stacks.codes cimport *

cdef class Piles(Belief):
    cdef readonly int began, turns, turn, window, direction, reverses, jumps, idle, played, aside_size
    cdef readonly bint refills, began_dry, busy
    cdef readonly short heights[4]
    cdef readonly short wilds[4]
    cdef readonly byte discards[720]
    cdef readonly short discarded[6]
    cdef readonly short aside[17]
    cdef readonly short used[17]
    cdef readonly short chips[12]
    cdef readonly short bank[2]

    cdef void copy_table_from(self, Piles source) noexcept nogil
    cdef void set_up(self) noexcept nogil
    @cython.locals(rest="unsigned char[120]", kind=int)
    cdef void deal_cards(self) noexcept nogil
    @cython.locals(counts="int[17]")
    cdef int cards_left(self, unsigned char *rest) noexcept nogil
    cdef int copies(self, int kind) noexcept nogil
    cdef void lose(self, int seat, int kind) noexcept nogil
    cdef void gain(self, int seat, int kind) noexcept nogil
    cdef int random_card(self, int seat) noexcept nogil
    cdef void draw(self, int seat) noexcept nogil
    @cython.locals(deck="unsigned char[120]")
    cdef void reshuffle(self) noexcept nogil
    cdef int wanted(self, int colour) noexcept nogil
    cdef void set_aside(self, int colour, int slot) noexcept nogil
    cdef bint would_win(self, int seat, int colour) noexcept nogil
    cdef bint is_enough(self, int reds, int blues) noexcept nogil
