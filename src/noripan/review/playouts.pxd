# C types for playouts.py; the interpreter never reads this file.
cimport cython
from noripan.core.dealer cimport Dealer
from noripan.core.heuristic cimport Heuristic
from noripan.core.rng cimport Rng
from noripan.core.state cimport Moves, State
from noripan.review.codes cimport *

@cython.final
cdef class PolicyPlayouts:
    cdef Heuristic heuristic
    cdef Dealer dealer
    cdef State start, position
    cdef Rng ties
    cdef Moves listed
    cdef int compared[64]
    cdef int won[64]
    cdef readonly long long moves

    cdef void determinize(self, State root, int seat) noexcept nogil
    cdef void try_all(self, int n) noexcept nogil
    cdef int choose(self) noexcept nogil
    cdef int play_on(self) noexcept nogil
    cpdef list compare(self, State root, int seat, object moves, int times)
    cpdef list deal(self, int times)
