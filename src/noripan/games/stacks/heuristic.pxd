# C types for heuristic.py; the interpreter never reads this file.
cimport cython
cimport libc.math as math
from noripan.core.heuristic cimport Heuristic
from noripan.core.state cimport Moves, State
from noripan.games.stacks.codes cimport *
from noripan.games.stacks.rules cimport Stacks

cdef const int EMPTIES
cdef const double HOLD_WORTH, READY, SOON_READY
cdef double[6] BY_MISSING
cdef double[16] WORTH

@cython.final
cdef class StacksHeuristic(Heuristic):
    cdef void weigh_moves(self, Stacks state, Moves moves) noexcept nogil
    cdef int appeal(self, Stacks state, int move, int aims) noexcept nogil
    @cython.locals(is_wild=cython.bint, useful=cython.bint)
    cdef int appeal_of_laying(self, Stacks state, int move, int aims) noexcept nogil
    cdef int appeal_of_raising(self, int number) noexcept nogil
    cdef int appeal_of_discarding(self, Stacks state, int kind) noexcept nogil
    @cython.locals(spare=cython.bint)
    cdef int keeping(self, Stacks state, int kind) noexcept nogil
    cdef int keeping_special(self, Stacks state, int kind) noexcept nogil
    cdef int appeal_of_holding(self, Stacks state) noexcept nogil
    cdef int appeal_of_chip(self, Stacks state, int other, int colour) noexcept nogil
    cdef int appeal_of_stealing(self, Stacks state, int move) noexcept nogil
    cdef int aims(self, Stacks state) noexcept nogil
    @cython.locals(wilds=int)
    cdef int completable(self, Stacks state, int seat) noexcept nogil
    cdef int top(self, Stacks state, int seat) noexcept nogil
    cdef int numbers(self, Stacks state, int seat, int colour) noexcept nogil
    cdef bint can_empty(self, Stacks state) noexcept nogil
    cdef bint fits(self, Stacks state, int colour) noexcept nogil
    cdef int highest(self, Stacks state) noexcept nogil
    cdef int colour_of(self, int kind) noexcept nogil
    cdef int missing(self, Stacks state, int seat) noexcept nogil
    cdef int missing_with(self, Stacks state, int seat, int colour) noexcept nogil
    cdef int missing_without(self, Stacks state, int seat, int colour) noexcept nogil
    cdef int missing_from(self, int reds, int blues) noexcept nogil
    cdef int turns_begun(self, Stacks state) noexcept nogil
    cdef double standing(self, Stacks state, int seat) noexcept nogil
    @cython.locals(strength=double)
    cdef double strength(self, Stacks state, int seat) noexcept nogil
    cdef bint can_gain(self, Stacks state, int seat) noexcept nogil
