# C types for encoding.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits
from noripan.core.encoding cimport Encoder, clip, mark, spread, write_wide
from noripan.core.rng cimport u64
from noripan.core.state cimport State
from noripan.games.iota.codes cimport *
from noripan.games.iota.rules cimport Iota

cdef int AT_HAND, AT_TABLE, AT_UNSEEN, AT_WILD_MAY, AT_KNOWN, AT_HELD, AT_TOTAL, AT_TURN, AT_ASKED, AT_ASKING
cdef int AT_FRESH, AT_TURN_SCORE, AT_PILE, AT_PASSES, AT_PLAYERS, AT_FILL_GAPS, AT_SHORT, AT_HANDS, AT_NEXT
cdef int AT_ANSWERS, MOVE_KIND, MOVE_CARD, MOVE_SLOT, MOVE_PLACE, MOVE_ROW, MOVE_COLUMN, MOVE_ROW_SUM, MOVE_COLUMN_SUM
cdef int MOVE_LOTS, MOVE_SIDES, MOVE_FITS, MOVE_GAP, MOVE_WILDS, MOVE_LEFT, MOVE_TRADED, MOVE_TRADED_FACES
cdef int MOVE_PILE_AFTER
cdef int FACE_CELLS, TABLE_CELLS, MOST_OPEN

@cython.final
cdef class IotaEncoder(Encoder):
    cdef void write_observation(self, Iota state, int seat, unsigned char *out) noexcept nogil
    cdef void write_face(self, int card, unsigned char *out, int at) noexcept nogil
    cdef void write_table(self, Iota state, unsigned char *out) noexcept nogil
    @cython.locals(hidden=u64)
    cdef void write_known(self, Iota state, int seat, unsigned char *out) noexcept nogil
    cdef void write_seats(self, Iota state, int seat, unsigned char *out) noexcept nogil
    cdef void write_turn(self, Iota state, int seat, unsigned char *out) noexcept nogil
    cdef void write_hidden(self, Iota state, int seat, unsigned char *out) noexcept nogil
    cdef void write_move(self, Iota state, int move, unsigned char *out) noexcept nogil
    cdef void write_laying(self, Iota state, int place, int card, unsigned char *out) noexcept nogil
    cdef int write_line(self, Iota state, int run, int card, unsigned char *out, int length_at, int sum_at) noexcept nogil
    cdef int write_trade(self, Iota state, int traded, unsigned char *out) noexcept nogil
