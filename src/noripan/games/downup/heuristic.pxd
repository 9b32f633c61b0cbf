# C types for heuristic.py; the interpreter never reads this file.
cimport cython
from noripan.core.rng cimport u64
from noripan.core.heuristic cimport Heuristic
from noripan.core.state cimport Moves, State
from noripan.games.downup.codes cimport *
from noripan.games.downup.rules cimport BIT, SIZE, TURN, DownUp

cdef const int GONE, SET, TURNING, LOW, ALIKE, WILLING, HURT, HURT_CARD, LAST_CARDS, BLOCK, TAKEN, ADDED
cdef const int STEPS, CODES

cdef short LIKING[256]
cdef short MATCHING[486]
cdef short MANY[4]
cdef double CHANCES[3000]

@cython.final
cdef class DownUpHeuristic(Heuristic):
    @cython.locals(elsewhere="short[11]")
    cdef void weigh_moves(self, DownUp state, Moves moves) noexcept nogil
    @cython.locals(gone=u64)
    cdef void count_elsewhere(self, DownUp state, short *elsewhere) noexcept nogil
    @cython.locals(hand="short[22]")
    cdef int appeal(self, DownUp state, int move, short *elsewhere) noexcept nogil
    cdef int appeal_of_adding(self, DownUp state, int move, short *hand) noexcept nogil
    @cython.locals(effort=int)
    cdef int appeal_of_laying(self, DownUp state, int move, short *hand, short *elsewhere) noexcept nogil
    cdef int drive_away(self, DownUp state, int size, short *hand) noexcept nogil
    cdef int risk(self, DownUp state, int number, int size, short *elsewhere) noexcept nogil
    cdef int block(self, DownUp state, int number, int size) noexcept nogil
    cdef void toggle(self, short *hand, int way, int number, int cards) noexcept nogil
    cdef int effort(self, DownUp state, short *hand) noexcept nogil
    cdef int cost(self, DownUp state, short *hand, int start) noexcept nogil
    cdef double standing(self, DownUp state, int seat) noexcept nogil
