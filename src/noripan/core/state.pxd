# C types for state.py; the interpreter never reads this file.
cimport cython
from cpython.exc cimport PyErr_CheckSignals as check_signals
from noripan.core.codes cimport *
from noripan.core.dealer cimport Dealer
from noripan.core.rng cimport Rng

@cython.final
cdef class Moves:
    cdef int n
    cdef int move[2048]
    cdef int weight[2048]
    cdef inline void add(self, int move) noexcept nogil:
        self.move[self.n] = move
        self.n += 1

@cython.final
cdef class Plan:
    cdef short cell[2048]

cdef Plan NO_PLAN

cdef list SPARE_MOVES, SPARE_DEALERS

cdef Moves borrow_moves()
cdef Dealer borrow_dealer(Rng rng)

cdef class State:
    cdef readonly int players, to_move
    cdef readonly Rng chance
    cdef readonly Plan plan
    cdef readonly bint planned

    cdef void do_begin(self) noexcept nogil
    cdef void do_legal(self, Moves moves) noexcept nogil
    cdef void do_apply(self, int move) noexcept nogil
    cdef void do_copy_from(self, State other) noexcept nogil
    cdef void do_guess(self, int seat, Dealer dealer) noexcept nogil
    cdef void do_redeal(self, Dealer dealer) noexcept nogil
    cdef void do_stop_remembering(self) noexcept nogil
    cdef bint do_rewind(self) noexcept nogil
    cdef bint do_reveals(self, int move) noexcept nogil
    cdef int do_score(self, int seat) noexcept nogil
    cdef bint do_is_secret(self) noexcept nogil
    cdef int do_winners(self) noexcept nogil
    cdef State do_blank(self)

    cdef void copy_base_from(self, State other) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void forget_plan(self) noexcept nogil
    @cython.locals(steps=cython.longlong)
    cdef long long do_playout(self, Moves moves) noexcept nogil
    @cython.locals(steps=cython.longlong, chunk=cython.longlong)
    cpdef long long playouts(self, long long matches, Rng rng)
    cdef Moves list_moves(self)
    cdef give_back(self, Moves moves)
    cpdef apply(self, int move)
    cpdef State copy(self)
    cpdef check_seat(self, int seat)
