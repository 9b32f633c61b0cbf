# C types for rules.py; the interpreter never reads this file.
cimport cython
from noripan.core.codes cimport *
from noripan.core.dealer cimport Dealer
from noripan.core.state cimport Moves, State
from noripan.games.stacks.codes cimport *
from noripan.games.stacks.piles cimport Piles

@cython.final
cdef class Stacks(Piles):
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void add_uses(self, Moves moves, int kind, int source, int wanted) noexcept nogil
    cdef void add_thefts(self, Moves moves, int source) noexcept nogil
    cdef void add_chips(self, Moves moves, int source) noexcept nogil
    cdef void use(self, int action, int move) noexcept nogil
    cdef void take_effect(self, int action, int move) noexcept nogil
    cdef void refill(self) noexcept nogil
    cdef void discard(self, int kind) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void lay(self, int kind, int number, bint from_hand) noexcept nogil
    cdef void complete(self, int colour, bint from_hand) noexcept nogil
    cdef int next_holder(self, int seat) noexcept nogil
    cdef int after(self, int seat) noexcept nogil
    cdef void take_chip(self, int colour) noexcept nogil
    cdef void hold(self) noexcept nogil
    cdef void allow(self) noexcept nogil
    cdef void close_window(self) noexcept nogil
    cdef void know_no_hold(self) noexcept nogil
    cdef void know_window(self, int asked) noexcept nogil
    cdef void clear_of_holds(self, int observer, int seats) noexcept nogil
    cdef int between(self, int seat, int end) noexcept nogil
