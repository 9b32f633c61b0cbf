# C types for heuristic.py; the interpreter never reads this file.
from noripan.core.state cimport Moves, State

cdef class Heuristic:
    cdef void do_weigh(self, State state, Moves moves) noexcept nogil
    cdef void do_weigh_root(self, State state, Moves moves) noexcept nogil
    cdef int do_stage(self, State state) noexcept nogil
    cdef int do_horizon(self, State state) noexcept nogil
    cdef double do_exploration(self) noexcept nogil
    cdef double do_value(self, State state, int seat) noexcept nogil
    cdef double do_rollout_share(self) noexcept nogil
    cdef bint do_values_leaves(self) noexcept nogil
    cdef double do_belief_weight(self) noexcept nogil
    cdef int do_move_cost(self) noexcept nogil
    cdef double share(self, State state, int seat) noexcept nogil
    cdef int pick(self, State state, Moves moves) noexcept nogil
    cdef int draw(self, State state, Moves moves) noexcept nogil
    cpdef Heuristic twin(self)
    cpdef dict weights(self, State state)
