// The random number engines ([rand.eng]) and their usual parameters ([rand.predef]).
#ifndef OM_RANDOM_ENGINES_H
#define OM_RANDOM_ENGINES_H

#include <__om/random/seed_seq.h>
#include <cstdint>
#include <iosfwd>

OM_BEGIN_MODEL

namespace __om {

// (a x + c) mod m, where m = 0 stands for the range of the type.
template <class _UInt>
constexpr _UInt congruence(_UInt __a, _UInt __x, _UInt __c, _UInt __m) {
    return __m == 0               ? static_cast<_UInt>(__a * __x + __c)
           : __m <= 0xffffffffull ? static_cast<_UInt>((static_cast<unsigned long long>(__a) * __x + __c) % __m)
                                  : static_cast<_UInt>((static_cast<unsigned __int128>(__a) * __x + __c) % __m);
}
template <class _UInt>
constexpr _UInt low_bits(std::size_t __w) {
    return __w >= 8 * sizeof(_UInt) ? static_cast<_UInt>(-1)
                                    : static_cast<_UInt>((_UInt(1) << (__w % (8 * sizeof(_UInt)))) - 1);
}

} // namespace __om

namespace std {

#define OM_ENGINE_COMMON(engine)                                                                                       \
    explicit engine(result_type __value) { seed(__value); }                                                            \
    template <class _Seq, typename enable_if<__om::is_seed_sequence<_Seq, engine, result_type>::value, int>::type = 0> \
    explicit engine(_Seq &__q) {                                                                                       \
        seed(__q);                                                                                                     \
    }                                                                                                                  \
    void discard(unsigned long long __z) {                                                                             \
        for (; __z != 0; --__z)                                                                                        \
            (*this)();                                                                                                 \
    }                                                                                                                  \
    friend bool operator!=(const engine &__x, const engine &__y) { return !(__x == __y); }

// [rand.eng.lcong]
template <class _UInt, _UInt __a, _UInt __c, _UInt __m>
class linear_congruential_engine {
    static_assert(is_unsigned<_UInt>::value, "an engine yields unsigned integers");
    static_assert(__m == 0 || (__a < __m && __c < __m), "linear_congruential_engine: parameters not below the modulus");

    _UInt __x;

    static constexpr _UInt __nonzero = __m == 0 ? 1 : __m;

    // Zero is a state that only the increment leads out of.
    void __start(_UInt __s) {
        const _UInt __reduced = __m == 0 ? __s : __s % __nonzero;
        __x = __c == 0 && __reduced == 0 ? 1 : __reduced;
    }

public:
    typedef _UInt result_type;
    static constexpr result_type multiplier = __a;
    static constexpr result_type increment = __c;
    static constexpr result_type modulus = __m;
    static constexpr result_type default_seed = 1u;

    static constexpr result_type(min)() { return __c == 0u ? 1u : 0u; }
    static constexpr result_type(max)() { return __m - 1u; }

    linear_congruential_engine() { seed(default_seed); }
    OM_ENGINE_COMMON(linear_congruential_engine)

    void seed(result_type __s = default_seed) { __start(__s); }
    template <class _Seq>
    typename enable_if<__om::is_seed_sequence<_Seq, linear_congruential_engine, result_type>::value>::type
    seed(_Seq &__q) {
        constexpr size_t __words = __m == 0 ? (8 * sizeof(_UInt) + 31) / 32 : __m - 1 > 0xffffffffull ? 2 : 1;
        unsigned int __numbers[__words + 3];
        __q.generate(__numbers, __numbers + __words + 3);
        unsigned long long __s = 0;
        for (size_t __j = 0; __j != __words; ++__j)
            __s += static_cast<unsigned long long>(__numbers[__j + 3]) << (32 * __j);
        __start(static_cast<_UInt>(__m == 0 ? __s : __s % __nonzero));
    }
    result_type operator()() {
        __x = __om::congruence<_UInt>(__a, __x, __c, __m);
        return __x;
    }

    friend bool operator==(const linear_congruential_engine &__l, const linear_congruential_engine &__r) {
        return __l.__x == __r.__x;
    }
    template <class _CharT, class _Traits>
    friend basic_ostream<_CharT, _Traits> &operator<<(basic_ostream<_CharT, _Traits> &__os,
                                                      const linear_congruential_engine &__e) {
        return __os << __e.__x;
    }
    template <class _CharT, class _Traits>
    friend basic_istream<_CharT, _Traits> &operator>>(basic_istream<_CharT, _Traits> &__is,
                                                      linear_congruential_engine &__e) {
        return __is >> __e.__x;
    }
};
#if !OM_CXX17
template <class _UInt, _UInt __a, _UInt __c, _UInt __m>
constexpr _UInt linear_congruential_engine<_UInt, __a, __c, __m>::multiplier;
template <class _UInt, _UInt __a, _UInt __c, _UInt __m>
constexpr _UInt linear_congruential_engine<_UInt, __a, __c, __m>::increment;
template <class _UInt, _UInt __a, _UInt __c, _UInt __m>
constexpr _UInt linear_congruential_engine<_UInt, __a, __c, __m>::modulus;
template <class _UInt, _UInt __a, _UInt __c, _UInt __m>
constexpr _UInt linear_congruential_engine<_UInt, __a, __c, __m>::default_seed;
#endif

// [rand.eng.mers]
template <class _UInt, size_t __w, size_t __n, size_t __m, size_t __r, _UInt __a, size_t __u, _UInt __d, size_t __s,
          _UInt __b, size_t __t, _UInt __c, size_t __l, _UInt __f>
class mersenne_twister_engine {
    static_assert(is_unsigned<_UInt>::value, "an engine yields unsigned integers");
    static_assert(1 <= __m && __m <= __n && __r <= __w && __w <= 8 * sizeof(_UInt),
                  "mersenne_twister_engine: parameters out of range");

    _UInt __x[__n];
    size_t __i; // of the next number; n when they are used up

    void __twist() {
        const _UInt __upper = static_cast<_UInt>(__om::low_bits<_UInt>(__w) & ~__om::low_bits<_UInt>(__r));
        const _UInt __lower = static_cast<_UInt>(__om::low_bits<_UInt>(__w) & __om::low_bits<_UInt>(__r));
        for (size_t __k = 0; __k != __n; ++__k) {
            const _UInt __y = (__x[__k] & __upper) | (__x[(__k + 1) % __n] & __lower);
            __x[__k] = __x[(__k + __m) % __n] ^ (__y >> 1) ^ ((__y & 1) != 0 ? __a : _UInt(0));
        }
        __i = 0;
    }

public:
    typedef _UInt result_type;
    static constexpr size_t word_size = __w;
    static constexpr size_t state_size = __n;
    static constexpr size_t shift_size = __m;
    static constexpr size_t mask_bits = __r;
    static constexpr _UInt xor_mask = __a;
    static constexpr size_t tempering_u = __u;
    static constexpr _UInt tempering_d = __d;
    static constexpr size_t tempering_s = __s;
    static constexpr _UInt tempering_b = __b;
    static constexpr size_t tempering_t = __t;
    static constexpr _UInt tempering_c = __c;
    static constexpr size_t tempering_l = __l;
    static constexpr _UInt initialization_multiplier = __f;
    static constexpr result_type default_seed = 5489u;

    static constexpr result_type(min)() { return 0; }
    static constexpr result_type(max)() { return __om::low_bits<_UInt>(__w); }

    mersenne_twister_engine() { seed(default_seed); }
    OM_ENGINE_COMMON(mersenne_twister_engine)

    void seed(result_type __value = default_seed) {
        __x[0] = __value & __om::low_bits<_UInt>(__w);
        for (size_t __k = 1; __k != __n; ++__k) {
            const _UInt __before = __x[__k - 1] ^ (__x[__k - 1] >> (__w - 2));
            __x[__k] = static_cast<_UInt>(__f * __before + __k) & __om::low_bits<_UInt>(__w);
        }
        __i = __n;
    }
    template <class _Seq>
    typename enable_if<__om::is_seed_sequence<_Seq, mersenne_twister_engine, result_type>::value>::type
    seed(_Seq &__q) {
        constexpr size_t __words = (__w + 31) / 32;
        unsigned int __numbers[__n * __words];
        __q.generate(__numbers, __numbers + __n * __words);
        bool __zero = true;
        for (size_t __k = 0; __k != __n; ++__k) {
            unsigned long long __sum = 0;
            for (size_t __j = 0; __j != __words; ++__j)
                __sum += static_cast<unsigned long long>(__numbers[__words * __k + __j]) << (32 * __j);
            __x[__k] = static_cast<_UInt>(__sum) & __om::low_bits<_UInt>(__w);
            if (__k == 0 ? (__x[0] >> __r) != 0 : __x[__k] != 0)
                __zero = false;
        }
        if (__zero)
            __x[0] = static_cast<_UInt>(_UInt(1) << (__w - 1));
        __i = __n;
    }
    result_type operator()() {
        if (__i == __n)
            __twist();
        _UInt __z = __x[__i++];
        __z ^= (__z >> __u) & __d;
        __z ^= (__z << __s) & __b;
        __z ^= (__z << __t) & __c;
        __z ^= __z >> __l;
        return __z & __om::low_bits<_UInt>(__w);
    }

    friend bool operator==(const mersenne_twister_engine &__p, const mersenne_twister_engine &__q) {
        for (size_t __k = 0; __k != __n; ++__k)
            if (__p.__x[__k] != __q.__x[__k])
                return false;
        return __p.__i == __q.__i;
    }
    template <class _CharT, class _Traits>
    friend basic_ostream<_CharT, _Traits> &operator<<(basic_ostream<_CharT, _Traits> &__os,
                                                      const mersenne_twister_engine &__e) {
        for (size_t __k = 0; __k != __n; ++__k)
            __os << __e.__x[__k] << __os.widen(' ');
        return __os << __e.__i;
    }
    template <class _CharT, class _Traits>
    friend basic_istream<_CharT, _Traits> &operator>>(basic_istream<_CharT, _Traits> &__is,
                                                      mersenne_twister_engine &__e) {
        for (size_t __k = 0; __k != __n; ++__k)
            __is >> __e.__x[__k];
        return __is >> __e.__i;
    }
};

// [rand.eng.sub]
template <class _UInt, size_t __w, size_t __s, size_t __r>
class subtract_with_carry_engine {
    static_assert(is_unsigned<_UInt>::value, "an engine yields unsigned integers");
    static_assert(0 < __s && __s < __r && 0 < __w && __w <= 8 * sizeof(_UInt),
                  "subtract_with_carry_engine: parameters out of range");

    _UInt __x[__r];
    _UInt __carry;
    size_t __i;

public:
    typedef _UInt result_type;
    static constexpr size_t word_size = __w;
    static constexpr size_t short_lag = __s;
    static constexpr size_t long_lag = __r;
    static constexpr
#if OM_CXX20
        unsigned int
#else
        result_type
#endif
            default_seed = 19780503u;

    static constexpr result_type(min)() { return 0; }
    static constexpr result_type(max)() { return __om::low_bits<_UInt>(__w); }

    subtract_with_carry_engine() { seed(default_seed); }
    OM_ENGINE_COMMON(subtract_with_carry_engine)

    void seed(result_type __value = default_seed) {
        linear_congruential_engine<unsigned long, 40014u, 0u, 2147483563u> __source(
            static_cast<unsigned long>(__value == 0u ? default_seed : __value));
        constexpr size_t __words = (__w + 31) / 32;
        for (size_t __k = 0; __k != __r; ++__k) {
            unsigned long long __sum = 0;
            for (size_t __j = 0; __j != __words; ++__j)
                __sum += static_cast<unsigned long long>(__source() & 0xffffffffu) << (32 * __j);
            __x[__k] = static_cast<_UInt>(__sum) & __om::low_bits<_UInt>(__w);
        }
        __carry = __x[__r - 1] == 0 ? 1 : 0;
        __i = 0;
    }
    template <class _Seq>
    typename enable_if<__om::is_seed_sequence<_Seq, subtract_with_carry_engine, result_type>::value>::type
    seed(_Seq &__q) {
        constexpr size_t __words = (__w + 31) / 32;
        unsigned int __numbers[__r * __words];
        __q.generate(__numbers, __numbers + __r * __words);
        for (size_t __k = 0; __k != __r; ++__k) {
            unsigned long long __sum = 0;
            for (size_t __j = 0; __j != __words; ++__j)
                __sum += static_cast<unsigned long long>(__numbers[__words * __k + __j]) << (32 * __j);
            __x[__k] = static_cast<_UInt>(__sum) & __om::low_bits<_UInt>(__w);
        }
        __carry = __x[__r - 1] == 0 ? 1 : 0;
        __i = 0;
    }
    result_type operator()() {
        const _UInt __short = __x[(__i + __r - __s) % __r];
        const _UInt __subtracted = __x[__i];
        const bool __borrow = __short < __subtracted || (__short == __subtracted && __carry != 0);
        __x[__i] = static_cast<_UInt>(__short - __subtracted - __carry) & __om::low_bits<_UInt>(__w);
        __carry = __borrow ? 1 : 0;
        const _UInt __result = __x[__i];
        __i = (__i + 1) % __r;
        return __result;
    }

    friend bool operator==(const subtract_with_carry_engine &__p, const subtract_with_carry_engine &__q) {
        for (size_t __k = 0; __k != __r; ++__k)
            if (__p.__x[(__p.__i + __k) % __r] != __q.__x[(__q.__i + __k) % __r])
                return false;
        return __p.__carry == __q.__carry;
    }
    template <class _CharT, class _Traits>
    friend basic_ostream<_CharT, _Traits> &operator<<(basic_ostream<_CharT, _Traits> &__os,
                                                      const subtract_with_carry_engine &__e) {
        for (size_t __k = 0; __k != __r; ++__k)
            __os << __e.__x[__k] << __os.widen(' ');
        return __os << __e.__carry << __os.widen(' ') << __e.__i;
    }
    template <class _CharT, class _Traits>
    friend basic_istream<_CharT, _Traits> &operator>>(basic_istream<_CharT, _Traits> &__is,
                                                      subtract_with_carry_engine &__e) {
        for (size_t __k = 0; __k != __r; ++__k)
            __is >> __e.__x[__k];
        return __is >> __e.__carry >> __e.__i;
    }
};
#undef OM_ENGINE_COMMON

// [rand.predef]
typedef linear_congruential_engine<uint_fast32_t, 16807u, 0u, 2147483647u> minstd_rand0;
typedef linear_congruential_engine<uint_fast32_t, 48271u, 0u, 2147483647u> minstd_rand;
typedef mersenne_twister_engine<uint_fast32_t, 32, 624, 397, 31, 0x9908b0dfu, 11, 0xffffffffu, 7, 0x9d2c5680u, 15,
                                0xefc60000u, 18, 1812433253u>
    mt19937;
typedef mersenne_twister_engine<uint_fast64_t, 64, 312, 156, 31, 0xb5026f5aa96619e9ul, 29, 0x5555555555555555ul, 17,
                                0x71d67fffeda60000ul, 37, 0xfff7eee000000000ul, 43, 6364136223846793005ul>
    mt19937_64;
typedef subtract_with_carry_engine<uint_fast32_t, 24, 10, 24> ranlux24_base;
typedef subtract_with_carry_engine<uint_fast64_t, 48, 5, 12> ranlux48_base;
typedef minstd_rand0 default_random_engine;

} // namespace std

OM_END_MODEL

#endif
