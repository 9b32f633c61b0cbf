# C types for vector.py; the interpreter never reads this file.
cimport cython
from libc.string cimport memcpy, memset
from noripan.core.encoding cimport Encoder
from noripan.core.heuristic cimport Heuristic
from noripan.core.state cimport Moves, State

cdef extern from *:
    """
    #define noripan_item(list, i) ((void *)PyList_GET_ITEM(list, i))
    #define noripan_after(cells, start) ((cells) + (start))
    """
    void *item_of "noripan_item"(list items, int i) noexcept nogil
    unsigned char *after "noripan_after"(unsigned char *cells, long long start) noexcept nogil

cdef const int SHARE, SCORE, NONE, MOST_MOVES

@cython.final
cdef class Buffers:
    cdef readonly object observations, full_observations, mask, candidates, counts, seat, rewards, done, chosen, legal
    cdef unsigned char *observation_cells
    cdef unsigned char *full_cells
    cdef unsigned char *mask_cells
    cdef unsigned char *candidate_cells
    cdef unsigned char *done_cells
    cdef int *count_cells
    cdef int *seat_cells
    cdef int *legal_cells
    cdef int legal_width
    cdef long long *chosen_cells
    cdef float *reward_cells
    cdef bint has_full
    cdef bind(self)

@cython.final
cdef class Lane:
    cdef readonly State state
    cdef Encoder encoder
    cdef Heuristic heuristic, learned
    cdef Buffers buffers
    cdef Moves moves
    cdef int number, bots, reward, skilled
    cdef bint skips

    @cython.locals(row=cython.longlong)
    cdef int find(self, long long action) noexcept nogil
    cdef void step(self, int at) noexcept nogil
    cdef void clear_results(self) noexcept nogil
    cdef void play_on(self) noexcept nogil
    cdef bint plays_itself(self) noexcept nogil
    cdef int tempting(self) noexcept nogil
    cdef void pay(self) noexcept nogil
    cdef void show(self) noexcept nogil
    cdef void show_all(self, long long size) noexcept nogil
    @cython.locals(row=cython.longlong, listed=cython.longlong, action=int)
    cdef void show_mask(self, int before) noexcept nogil
    @cython.locals(row=cython.longlong)
    cdef void show_candidates(self, int before) noexcept nogil
    cpdef restart(self, State state)

@cython.final
cdef class Vector:
    cdef readonly object spec, seed
    cdef readonly int num, threads
    cdef Buffers buffers
    cdef Encoder encoder
    cdef list lanes
    cdef object game, pool
    cdef int check(self) noexcept nogil
    cdef void step_lanes(self, int start, int end) noexcept nogil
    cdef start_state(self, int number)
    cpdef run(self, int start, int end)
