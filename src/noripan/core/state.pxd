# C types for state.py; the interpreter never reads this file.
cimport cython
from noripan.core.dealer cimport Dealer
from noripan.core.random cimport Rng

cdef const int OVER

@cython.final
cdef class Moves:
    cdef int n
    cdef int move[2048]
    cdef int weight[2048]
    cdef void add(self, int move) noexcept nogil

@cython.final
cdef class Plan:
    cdef short cell[2048]

cdef Plan NO_PLAN

cdef Moves SCRATCH
cdef Dealer DEALER

cdef class State:
    cdef readonly int players, to_move
    cdef readonly Rng chance
    cdef readonly Plan plan
    cdef readonly bint planned

    cdef void begin(self) noexcept nogil
    cdef void legal(self, Moves moves) noexcept nogil
    cdef void step(self, int move) noexcept nogil
    cdef void assume(self, State other) noexcept nogil
    cdef void imagine(self, int seat, Dealer dealer) noexcept nogil
    cdef bint rewind(self) noexcept nogil
    cdef bint uncovers(self, int move) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef bint hushed(self) noexcept nogil
    cdef int winning(self) noexcept nogil
    cdef State blank(self)

    cdef void assume_base(self, State other) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void forget_plan(self) noexcept nogil
    @cython.locals(steps=cython.longlong)
    cdef long long playout(self, Moves moves) noexcept nogil
    @cython.locals(steps=cython.longlong)
    cpdef long long play_many(self, long long matches, Rng rng)
    cpdef apply(self, int move)
    cpdef State copy(self)
    cpdef check_seat(self, int seat)
