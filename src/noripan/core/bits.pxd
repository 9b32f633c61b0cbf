# bits.py for C; the interpreter never reads this file.
from noripan.core.rng cimport u64

cdef extern from *:
    """
    #ifndef NORIPAN_BITS
    #define NORIPAN_BITS
    #if defined(__GNUC__) || defined(__clang__)
    #define noripan_lowest(bits) __builtin_ctzll(bits)
    #define noripan_highest(bits) (63 - __builtin_clzll(bits))
    #define noripan_count(bits) __builtin_popcountll(bits)
    #else
    static int noripan_lowest(unsigned long long bits) { int n = 0; while (!(bits >> n & 1)) n++; return n; }
    static int noripan_highest(unsigned long long bits) { int n = 63; while (!(bits >> n & 1)) n--; return n; }
    static int noripan_count(unsigned long long bits) { int n = 0; while (bits) { bits &= bits - 1; n++; } return n; }
    #endif
    #endif
    """
    int lowest_bit "noripan_lowest"(u64 bits) noexcept nogil
    int highest_bit "noripan_highest"(u64 bits) noexcept nogil
    int count_bits "noripan_count"(u64 bits) noexcept nogil
