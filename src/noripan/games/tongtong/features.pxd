# C types for features.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits, lowest_bit
from noripan.core.features cimport Features
from noripan.core.rng cimport u64
from noripan.core.state cimport State
from noripan.games.tongtong.codes cimport *
from noripan.games.tongtong.rules cimport TongTong

cdef int CARD_COUNT, SUM_STEPS, BELOW, LEADS, LEAD_STEP, SHIFTS, NO_SHIFT, COUNTS, ALL_SUMS
cdef int ROW_HAND, ROW_UNSEEN, ROW_TABLE, ROW_HELD, ROW_LEFT, ROW_SUIT, ROW_BEST, ROW_TAKER, ROW_MARKER, ROW_LAID, ROW_TURN, ROW_ROUND
cdef int ROW_GAME, ROW_RED_EIGHT, ROW_VOIDS, ROW_TOPS, ROW_MY_SUM, ROW_SUMS, ROW_SIXES, ROW_LEAD, ROW_TEAMS
cdef int ROW_CARD, ROW_TAKES, ROW_SUM_NOW, ROW_SUM_THEN, ROW_MY_SHIFT, ROW_THEIR_SHIFT, ROW_LATER_SHIFT, ROW_BEATEN, ROW_FREED
cdef int ROW_OWN, ROW_OTHERS, ROW_PRIZE, ROW_FOUR, ROW_HANDS, ROW_COUNTS, ROW_REPLIES, ROW_COMING
cdef short PHASE[7]
cdef short WORTH[320]

@cython.final
cdef class TongTongFeatures(Features):
    cdef int list_active(self, TongTong state, int seat, int *out) noexcept nogil
    @cython.locals(hand=u64, unseen=u64)
    cdef int list_cards(self, TongTong state, int seat, int *out, int n) noexcept nogil
    cdef int list_set(self, int at, u64 cards, int *out, int n) noexcept nogil
    @cython.locals(cards=u64)
    cdef u64 unseen(self, TongTong state, int seat) noexcept nogil
    cdef int near(self, TongTong state, int other, int seat) noexcept nogil
    cdef int list_round(self, TongTong state, int seat, int *out, int n) noexcept nogil
    cdef int round_of(self, TongTong state) noexcept nogil
    cdef int list_match(self, TongTong state, int seat, int *out, int n) noexcept nogil
    cdef int lead_step(self, int lead) noexcept nogil
    cdef int list_seat(self, TongTong state, int seat, int other, int near, int *out, int n) noexcept nogil
    cdef int sum_at(self, TongTong state, int near, int total, int rounds) noexcept nogil
    cdef int sum_step(self, TongTong state, int total) noexcept nogil

    cdef int list_changes(self, TongTong state, int card, int *out) noexcept nogil
    cdef int change(self, int at, int old, int new, int *out, int n) noexcept nogil
    cdef int change_round(self, TongTong state, int card, int *out, int n) noexcept nogil
    cdef int marker_step(self, TongTong state) noexcept nogil
    cdef int end_round(self, TongTong state, int card, int *out, int n) noexcept nogil
    @cython.locals(lows="short[5]")
    cdef int change_piles(self, TongTong state, int card, int taker, int *out, int n) noexcept nogil
    cdef int gather(self, TongTong state, int card, short *lows) noexcept nogil
    cdef int add_card(self, short *lows, int card) noexcept nogil
    cdef int sum_with(self, TongTong state, int seat, short *lows) noexcept nogil

    @cython.locals(unseen=u64)
    cdef int describe(self, TongTong state, int card, int *out, int n) noexcept nogil
    @cython.locals(lower=u64, mine=u64, theirs=u64)
    cdef int describe_card(self, TongTong state, int card, u64 unseen, int *out, int n) noexcept nogil
    cdef int describe_rivals(self, TongTong state, int card, u64 unseen, int *out, int n) noexcept nogil
    cdef int suit_with(self, TongTong state, int card) noexcept nogil
    @cython.locals(lows="short[5]")
    cdef int describe_outcome(self, TongTong state, int card, u64 unseen, int *out, int n) noexcept nogil
    cdef int describe_later(self, TongTong state, short *lows, int phase, int *out, int n) noexcept nogil
    @cython.locals(lower=u64)
    cdef int likely_low(self, TongTong state, int card, u64 unseen) noexcept nogil
    cdef int shift(self, TongTong state, int seat, short *lows) noexcept nogil
    cdef int shift_step(self, int points) noexcept nogil

    @cython.locals(hand=u64)
    cdef int list_hidden(self, TongTong state, int seat, int *out) noexcept nogil
    @cython.locals(above=u64)
    cdef int reply(self, TongTong state, u64 hand) noexcept nogil
