# C types for rules.py; the interpreter never reads this file.
cimport cython
from noripan.core.dealer cimport Dealer
from noripan.core.state cimport Moves, State
from noripan.games.sixteen.codes cimport *

@cython.final
cdef class Sixteen(State):
    cdef readonly int rounds, round, passes, cut_row, began, left_over, spent
    cdef readonly bint extra_anywhere
    cdef readonly short dealt[88]
    cdef readonly int hands[25]
    cdef readonly int lacks[25]
    cdef readonly short scissors[5]
    cdef readonly short bins[5]
    cdef readonly short held[5]
    cdef readonly short rows[90]
    cdef readonly short height[5]
    cdef readonly int removed[5]
    cdef readonly int totals[4]
    cdef readonly int tiles_left[4]

    cdef void copy_fields_from(self, Sixteen source) noexcept nogil
    cdef void begin_round(self) noexcept nogil
    @cython.locals(deck="unsigned char[88]")
    cdef void deal_tiles(self) noexcept nogil
    cdef void take_tiles(self) noexcept nogil
    cdef void receive(self, int seat, int tile) noexcept nogil
    cdef void choose_starter(self) noexcept nogil
    cdef void push(self, int colour, int tile) noexcept nogil
    cdef int fitting(self, int colour) noexcept nogil
    cdef void add_layings(self, Moves moves, int colour) noexcept nogil
    cdef void add_sixteens(self, Moves moves, int tiles, int prefix) noexcept nogil
    cdef void note_pass(self) noexcept nogil
    cdef void pass_turn(self) noexcept nogil
    cdef void lay(self, int colour, int tiles) noexcept nogil
    cdef void spend_special(self, int colour, int count, int special) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef int penalty(self, int seat) noexcept nogil
    cdef void offer_colour(self, int colour, int seat, int others, Dealer dealer) noexcept nogil
    cdef bint is_hidden(self, int special, int seat) noexcept nogil
    cdef void empty_hand(self, int place) noexcept nogil
