# C types for heuristic.py; the interpreter never reads this file.
cimport cython
from noripan.core.heuristic cimport Heuristic
from noripan.core.state cimport Moves, State
from noripan.games.sixteen.codes cimport *
from noripan.games.sixteen.rules cimport Sixteen

cdef const int EVEN

@cython.final
cdef class SixteenHeuristic(Heuristic):
    cdef void weigh_moves(self, Sixteen state, Moves moves) noexcept nogil
    cdef int appeal(self, Sixteen state, int move) noexcept nogil
    cdef int gain_by_laying(self, Sixteen state, int colour, int tiles) noexcept nogil
    cdef int fitting_after(self, int tiles) noexcept nogil
    cdef int gain_by_cutting(self, Sixteen state, int colour, int removed) noexcept nogil
    cdef int part(self, int points, int parts) noexcept nogil
    cdef int unseen(self, Sixteen state, int colour) noexcept nogil
    cdef int points(self, int tiles) noexcept nogil
    cdef int rounds_played(self, Sixteen state) noexcept nogil
    @cython.locals(mean=double, lead=double, margin=double, win=double)
    cdef double standing(self, Sixteen state, int seat) noexcept nogil
