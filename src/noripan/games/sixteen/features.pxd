# C types for features.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits, lowest_bit
from noripan.core.features cimport Features
from noripan.core.state cimport State
from noripan.games.sixteen.codes cimport *
from noripan.games.sixteen.rules cimport Sixteen

cdef int HELD, COUNTS, STEPS, STEP, GAINS, GAIN, LEADS, LEAD
cdef int ROW_OWN_FITS, ROW_OWN_STUCK, ROW_UNSEEN_FITS, ROW_UNSEEN_STUCK, ROW_LAST, ROW_UNDER, ROW_LACKS, ROW_HELD, ROW_POINTS
cdef int ROW_PLAYABLE, ROW_PLAYABLE_UNSEEN, ROW_SCISSORS, ROW_BIN, ROW_SPENT, ROW_PASSES, ROW_CUT, ROW_TURN, ROW_PLAYERS
cdef int ROW_ROUNDS_LEFT, ROW_LEAD, ROW_ANYWHERE
cdef int ROW_KIND, ROW_LAID, ROW_LAID_POINTS, ROW_SKIPPED_OWN, ROW_SKIPPED_UNSEEN, ROW_FREED_OWN, ROW_FREED_UNSEEN
cdef int ROW_NEXT_UNSEEN, ROW_CLOSES, ROW_GOES_OUT, ROW_REMOVED
cdef int ROW_HAND_FITS, ROW_HAND_STUCK, ROW_HELD_SPECIALS, ROW_HELD_POINTS, ROW_HELD_PLAYABLE

@cython.final
cdef class SixteenFeatures(Features):
    cdef int list_active(self, Sixteen state, int seat, int *out) noexcept nogil
    cdef int list_tiles(self, int tiles, int at, int *out, int n) noexcept nogil
    cdef int list_seats(self, Sixteen state, int seat, int *out, int n) noexcept nogil
    cdef int list_round(self, Sixteen state, int seat, int *out, int n) noexcept nogil
    cdef int lead(self, Sixteen state, int seat) noexcept nogil
    cdef int within(self, int number, int count) noexcept nogil
    cdef int tile_at(self, Sixteen state, int colour, int depth) noexcept nogil
    cdef int unseen(self, Sixteen state, int seat, int colour) noexcept nogil
    cdef int list_changes(self, Sixteen state, int move, int *out) noexcept nogil
    cdef int list_laying(self, Sixteen state, int colour, int tiles, int *out, int n) noexcept nogil
    cdef int list_special(self, Sixteen state, int colour, int count, int special, int *out, int n) noexcept nogil
    cdef int list_row(self, Sixteen state, int colour, int laid, int last, int under, int *out, int n) noexcept nogil
    cdef int before_next(self, int own, int unseen) noexcept nogil
    cdef int replace_counts(self, Sixteen state, int colour, int own, int unseen, int *out, int n) noexcept nogil
    cdef int replace_points(self, Sixteen state, int fewer, int *out, int n) noexcept nogil
    cdef int replace(self, int at, int old, int new, int *out, int n) noexcept nogil
    cdef int replace_tiles(self, int old, int new, int at, int *out, int n) noexcept nogil
    cdef int fitting_on(self, int last) noexcept nogil
    cdef int highest(self, int tiles) noexcept nogil
    cdef int points(self, int tiles) noexcept nogil
    cdef int list_hidden(self, Sixteen state, int seat, int *out) noexcept nogil
