# C types for selfplay.py; the interpreter never reads this file.
cimport cython
cimport libc.math as math
from noripan.core.codes cimport *
from noripan.core.features cimport Features
from noripan.core.heuristic cimport Heuristic
from noripan.core.kernels cimport past_ints
from noripan.core.rng cimport Rng
from noripan.core.state cimport Moves, State
from noripan.learning.model cimport Model

cdef const int LONGEST
cdef const double LAMBDA, FARTHEST, FINEST

@cython.final
cdef class SelfPlay:
    cdef Features features
    cdef Heuristic heuristic
    cdef readonly Model policy, critic
    cdef readonly Rng rng
    cdef Moves moves
    cdef readonly int most, items_room, n, n_moves, n_items, left_out
    cdef object item_cells, integer_cells, move_cells, logit_cells
    cdef readonly object float_cells
    cdef int *items
    cdef int *at
    cdef int *n_active
    cdef int *n_known
    cdef int *first_move
    cdef int *move_count
    cdef int *chosen
    cdef int *seat
    cdef int *players
    cdef int *move_at
    cdef int *move_n
    cdef float *likelihood
    cdef float *value
    cdef float *result
    cdef float *advantage
    cdef float *logits
    cdef double next_value[8]
    cdef double advantage_so_far[8]
    @cython.locals(items="int[::1]", integers="int[::1]", moves="int[::1]", reals="float[::1]", logits="float[::1]")
    cdef attach(self)
    cdef void play_match(self, State state) noexcept nogil
    cdef bint is_full(self) noexcept nogil
    @cython.locals(best=double, total=double, drawn=double)
    cdef int decide(self, State state) noexcept nogil
    cdef double draw(self) noexcept nogil
    cdef void note_position(self, State state, int d) noexcept nogil
    @cython.locals(best=double)
    cdef double rate_moves(self, State state, int d) noexcept nogil
    cdef void settle(self, State state, int begun) noexcept nogil
    @cython.locals(won=double)
    cdef double play_against(self, State state, int seats) noexcept nogil
    cdef int pick_by_model(self, State state) noexcept nogil
    cdef int pick_by_heuristic(self, State state) noexcept nogil
    cpdef bint collect(self, State state)
    @cython.locals(share=double)
    cpdef double compare(self, State state, int seats, Rng rng)

cdef double logistic(double answer) noexcept nogil
