# C types for networks.py; the interpreter never reads this file.
cimport cython
from noripan.core.codes cimport *
from noripan.core.features cimport Features
from noripan.core.heuristic cimport Heuristic
from noripan.core.network cimport Evaluation, Network, chance_of, weight_of
from noripan.core.state cimport Moves, State

cdef const double TOP_VALUE

@cython.final
cdef class Valuer:
    cdef Features features
    cdef readonly Evaluation evaluation
    cdef object cells
    cdef int *found
    @cython.locals(found="int[::1]")
    cdef attach(self)
    cdef double do_value(self, State state, int seat) noexcept nogil
    cdef int list_hidden(self, State state, int seat, int n) noexcept nogil

@cython.final
cdef class LearnedHeuristic(Heuristic):
    cdef Features features
    cdef Heuristic by_hand
    cdef Valuer valuer
    cdef bint values_leaves, rolls_by_hand, descends_by_hand
    cdef readonly Evaluation evaluation
    cdef object cells
    cdef int *found
    @cython.locals(found="int[::1]")
    cdef attach(self)
    cdef int rate(self, State state, Moves moves) noexcept nogil

cdef int clipped(long long answer) noexcept nogil
