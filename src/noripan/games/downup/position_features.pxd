# C types for position_features.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits, highest_bit, lowest_bit
from noripan.core.features cimport Features
from noripan.core.rng cimport u64
from noripan.core.state cimport State
from noripan.games.downup.codes cimport *
from noripan.games.downup.rules cimport BIT, SIZE, TURN, DownUp

cdef int SETS, HELD, KNOWN, FOUND, SIZES, SIZES_TO_BEAT, RIVAL_SIZES, TOKENS, SPOTS_OF_TWO
cdef int ROW_HAND, ROW_UP, ROW_DOWN, ROW_SETS, ROW_HELD, ROW_KNOWN_UP, ROW_KNOWN_DOWN, ROW_ELSEWHERE, ROW_SET, ROW_BOTTOMS, ROW_TO_BEAT
cdef int ROW_TOKENS, ROW_TURN, ROW_OUT, ROW_TURNS, ROW_STAR, ROW_PLAYERS, ROW_HANDS, ROW_THEIR_SETS, ROW_THEIR_BEST
cdef u64 SHOWING[11]

@cython.locals(bit=u64)
cdef fill_tables()

cdef class DownUpPosition(Features):
    @cython.locals(hand="short[22]")
    cdef int list_active(self, DownUp state, int seat, int *out) noexcept nogil
    cdef void copy_hand(self, DownUp state, int seat, int flipped, short *hand) noexcept nogil
    cdef int list_hand(self, short *hand, int *out, int n) noexcept nogil
    cdef int sets_step(self, short *hand) noexcept nogil
    @cython.locals(cards=u64)
    cdef u64 elsewhere(self, DownUp state, short *hand) noexcept nogil
    @cython.locals(cards=u64)
    cdef u64 cards_of(self, int number, int faces) noexcept nogil
    cdef int list_elsewhere(self, DownUp state, u64 elsewhere, int *out, int n) noexcept nogil
    cdef int list_known(self, DownUp state, int other, int near, int *out, int n) noexcept nogil
    cdef int known(self, DownUp state, int other, int way, int number) noexcept nogil
    cdef int list_table(self, DownUp state, int seat, int *out, int n) noexcept nogil
    cdef int spot(self, DownUp state, int place, int seat) noexcept nogil
    cdef int set_at(self, int spot, int number, int cards) noexcept nogil
    cdef int list_bottoms(self, int spot, int number, int cards, int gone, int *out, int n) noexcept nogil
    cdef int list_round(self, DownUp state, int seat, int *out, int n) noexcept nogil
    cdef int turns_step(self, int turn) noexcept nogil

    @cython.locals(hand="short[22]")
    cdef int list_hidden(self, DownUp state, int seat, int *out) noexcept nogil
    cdef int best(self, short *hand, int size) noexcept nogil

    cdef int list_set(self, int at, int cards, int *out, int n) noexcept nogil
    cdef int change(self, int at, int old, int new, int *out, int n) noexcept nogil
    cdef int change_count(self, int at, int old, int new, int *out, int n) noexcept nogil
    cdef int least(self, int value, int most) noexcept nogil
    cdef int near(self, DownUp state, int other, int seat) noexcept nogil
