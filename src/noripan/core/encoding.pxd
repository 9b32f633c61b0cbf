# C types for encoding.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits, lowest_bit
from noripan.core.codes cimport *
from noripan.core.rng cimport u64
from noripan.core.state cimport Moves, State

cdef extern from *:
    """
    #include <string.h>
    static inline void noripan_mark(unsigned char *out, int at, unsigned long long bits) {
        while (bits) { out[at + noripan_lowest(bits)] = 1; bits &= bits - 1; }
    }
    /* eight cells at once, each 0 or 1; compilers make a loop of the other branch, the same everywhere */
    static inline void noripan_eight(unsigned char *out, unsigned int bits) {
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        unsigned long long cells = (bits & 255u) * 0x0101010101010101ULL & 0x8040201008040201ULL;
        cells = (cells + 0x00406070787c7e7fULL) >> 7 & 0x0101010101010101ULL;
        memcpy(out, &cells, 8);
    #else
        for (int i = 0; i < 8; i++) out[i] = bits >> i & 1;
    #endif
    }
    static inline void noripan_spread(unsigned char *out, int at, unsigned long long bits, int n) {
        for (int i = 0; i < n; i += 8) noripan_eight(out + at + i, (unsigned int)(bits >> i));
    }
    static inline void noripan_wide(unsigned char *out, int at, int value) {
        out[at] = (unsigned char)(value >> 8); out[at + 1] = (unsigned char)value;
    }
    #define noripan_byte_of(value) ((value) < 0 ? 0 : (value) > 255 ? 255 : (value))
    """
    void mark "noripan_mark"(unsigned char *out, int at, u64 bits) noexcept nogil
    void spread "noripan_spread"(unsigned char *out, int at, u64 bits, int n) noexcept nogil
    void write_wide "noripan_wide"(unsigned char *out, int at, int value) noexcept nogil
    int clip "noripan_byte_of"(int value) noexcept nogil

cdef class Encoder:
    cdef readonly object observation, hidden, actions, features
    cdef readonly int observation_size, hidden_size, action_count, feature_size, most_moves

    cdef void do_observe(self, State state, int seat, unsigned char *out) noexcept nogil
    cdef void do_reveal(self, State state, int seat, unsigned char *out) noexcept nogil
    cdef int do_action(self, State state, int move) noexcept nogil
    cdef void do_describe(self, State state, int move, unsigned char *out) noexcept nogil
    cdef double do_worth(self, State state, int seat) noexcept nogil

    @cython.locals(own=double, others=double)
    cdef double lead(self, State state, int seat) noexcept nogil
    @cython.locals(winners=u64)
    cdef double share(self, State state, int seat) noexcept nogil

    @cython.locals(cells="unsigned char[::1]")
    cpdef object observe(self, State state, int seat, object out=*)
    @cython.locals(cells="unsigned char[::1]")
    cpdef object reveal(self, State state, int seat, object out=*)
    @cython.locals(cells="unsigned char[::1]")
    cpdef object describe(self, State state, int move, object out=*)
    cpdef int action(self, State state, int move)
