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
    cdef int shares[512]
    cdef readonly int depth
    cdef int players
    cdef readonly long long moves, valued

    cdef void determinize(self, State root, int seat) noexcept nogil
    cdef void try_all(self, int n) noexcept nogil
    cdef int choose(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void play_on(self, int left, int at) noexcept nogil
    @cython.locals(seat=cython.int, winners=cython.int, count=cython.int)
    cdef void settle(self, int at) noexcept nogil
    @cython.locals(seat=cython.int, total=cython.longlong, before=cython.longlong, given=cython.longlong, upto=cython.longlong)
    cdef void value(self, int at) noexcept nogil
    cpdef long long cost(self, State root, int seat, int times)
    cpdef list compare(self, State root, int seat, object moves, int times)
    cpdef list compare_open(self, State root, object moves, int times)
    cdef int prepare(self, State root, object moves) except -1
    cdef list shares_at(self, int at)
    cpdef list deal(self, int times)
