# C types for features.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits, highest_bit, lowest_bit
from noripan.core.rng cimport u64
from noripan.core.state cimport State
from noripan.games.downup.codes cimport *
from noripan.games.downup.position_features cimport (
    ROW_DOWN, ROW_ELSEWHERE, ROW_HAND, ROW_HELD, ROW_KNOWN_DOWN, ROW_KNOWN_UP, ROW_OUT, ROW_SETS, ROW_TO_BEAT, ROW_TOKENS, ROW_TURN,
    ROW_TURNS, ROW_UP, FOUND, HELD, KNOWN, RIVAL_SIZES, SETS, SHOWING, SIZES, SIZES_TO_BEAT, TOKENS, DownUpPosition,
)
from noripan.games.downup.rules cimport SIZE, TURN, DownUp

cdef int RISKS, RETURNS, EFFORTS, NO_EFFORT, TURN_COST, OUT_FIRST, ROUND_ENDS, WINS_MATCH
cdef int ROW_KIND, ROW_EFFORT, ROW_LAY, ROW_REST, ROW_MARGIN, ROW_RISK, ROW_COMES_BACK, ROW_EFFORT_BACK, ROW_THREAT, ROW_BLOCK, ROW_ADD
cdef int ROW_ADD_TO, ROW_TAKE, ROW_TAKE_FROM, ROW_DRIVES, ROW_HURTS, ROW_EMPTIES
cdef short CHOICES[45]

@cython.final
cdef class DownUpFeatures(DownUpPosition):
    @cython.locals(before="short[22]", after="short[22]", numbers="short[5]", cards="short[5]")
    cdef int list_changes(self, DownUp state, int move, int *out) noexcept nogil
    cdef int follow(self, DownUp state, int move, short *hand, short *numbers, short *cards) noexcept nogil
    cdef int place_of(self, DownUp state, int size) noexcept nogil
    cdef void toggle(self, short *hand, int way, int number, int cards) noexcept nogil
    cdef bint ends_round(self, DownUp state, int move) noexcept nogil
    cdef int prize_step(self, DownUp state) noexcept nogil
    cdef int change_hand(self, short *before, short *after, int *out, int n) noexcept nogil
    @cython.locals(elsewhere=u64, cards=int)
    cdef int change_owner(self, DownUp state, int place, short *hand, int *out, int n) noexcept nogil
    cdef int change_known(self, int at, int near, int number, int count, int more, int *out, int n) noexcept nogil
    cdef int change_elsewhere(self, u64 elsewhere, int number, int more, int *out, int n) noexcept nogil
    cdef int pass_turn(self, DownUp state, int leaves, short *numbers, short *cards, int *out, int n) noexcept nogil
    cdef void clear(self, int place, short *numbers, short *cards) noexcept nogil
    @cython.locals(sizes="short[10]")
    cdef int change_table(self, DownUp state, short *numbers, short *cards, int *out, int n) noexcept nogil
    cdef int change_set(self, DownUp state, int place, int number, int cards, int *out, int n) noexcept nogil

    @cython.locals(size=int)
    cdef int describe(self, DownUp state, int move, short *before, short *after, int driven, int *out, int n) noexcept nogil
    cdef int effort_step(self, DownUp state, short *before, short *after) noexcept nogil
    cdef int effort(self, DownUp state, short *hand) noexcept nogil
    cdef int cost(self, DownUp state, short *hand, int start) noexcept nogil
    cdef int describe_taking(self, DownUp state, int place, short *before, short *after, int *out, int n) noexcept nogil
    cdef int describe_laying(self, DownUp state, int number, int cards, short *before, short *after, int *out, int n) noexcept nogil
    cdef int describe_return(self, DownUp state, int number, int cards, short *before, short *after, int risk, int *out, int n) noexcept nogil
    @cython.locals(elsewhere=u64)
    cdef int risk(self, DownUp state, int number, int size, short *hand) noexcept nogil
    cdef bint is_threat(self, DownUp state, int other, int number, int size) noexcept nogil
    cdef int describe_driving(self, DownUp state, int place, int size, int *out, int n) noexcept nogil
