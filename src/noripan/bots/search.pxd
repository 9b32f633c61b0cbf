# C types for search.py; the interpreter never reads this file.
cimport cython
cimport libc.math as math
from noripan.core.dealer cimport Dealer
from noripan.core.rng cimport Rng
from noripan.core.heuristic cimport Heuristic
from noripan.core.state cimport Moves, State

cdef const int NODES, SLOTS, ROOT, NONE, LONGEST_WALK, LONGEST_PAST, REUSED, RESOLUTION, NOBODY
cdef const double LEAST_LIKELIHOOD

@cython.final
cdef class Search:
    cdef State root, guess
    cdef Heuristic heuristic
    cdef Dealer dealer
    cdef Moves moves, first
    cdef int seat
    cdef public double exploration, first_play_reduction, rollout_share
    cdef double belief_weight, likelihood
    cdef bint values_leaves
    cdef double outcome[8]
    cdef int past[512]
    cdef int n_past
    cdef State accepted, replayed
    cdef readonly long long simulations
    cdef int n, stamp
    cdef int move[65536]
    cdef unsigned char mover[65536]
    cdef int visits[65536]
    cdef double value_sum[65536]
    cdef int child[65536]
    cdef int sibling[65536]
    cdef int slot_move[8192]
    cdef int slot_index[8192]
    cdef int slot_stamp[8192]
    cdef int taken[2048]
    cdef int path[512]

    cdef void simulate(self) noexcept nogil
    cdef void determinize(self) noexcept nogil
    cdef void reuse_determinization(self) noexcept nogil
    @cython.locals(likelihood=double, ratio=double)
    cdef void accept_or_keep(self) noexcept nogil
    @cython.locals(likelihood=double)
    cdef double likelihood_of_past(self) noexcept nogil
    cdef int descend(self, int goal) noexcept nogil
    cdef void list_moves(self, int node) noexcept nogil
    @cython.locals(root_of_visits=double, floor=double, best_value=double, value=double, prior=double)
    cdef int choose(self, int node) noexcept nogil
    @cython.locals(total=double)
    cdef double mean(self, int node) noexcept nogil
    cdef void find_children(self, int node) noexcept nogil
    cdef int slot(self, int move) noexcept nogil
    cdef int grow(self, int node, int move) noexcept nogil
    cdef void rollout(self, int goal) noexcept nogil
    cdef void back_up(self, int length) noexcept nogil
    cpdef run(self, int simulations)
    cpdef dict statistics(self)
