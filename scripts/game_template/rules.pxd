# C types for rules.py; the interpreter never reads this file.
cimport cython
from noripan.core.dealer cimport Dealer
from noripan.core.state cimport Moves, State
from noripan.games.samplegame.codes cimport *

@cython.final
cdef class Samplegame(State):
    cdef readonly short deck[20]
    cdef readonly short place[20]
    cdef readonly short held[4]
    cdef readonly int top, drawn, passes

    cdef void copy_fields_from(self, Samplegame source) noexcept nogil
    @cython.locals(cards="unsigned char[20]")
    cdef void shuffle_deck(self) noexcept nogil
    cdef bint fits(self, int card) noexcept nogil
    cdef void lay(self, int seat, int card) noexcept nogil
    @cython.locals(cards="unsigned char[20]")
    cdef void guess_cards(self, int seat, Dealer dealer) noexcept nogil
    cdef bint is_hidden(self, int at, int seat) noexcept nogil
