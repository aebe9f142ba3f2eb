// Engine adaptors ([rand.adapt]).
#ifndef OM_RANDOM_ADAPTORS_H
#define OM_RANDOM_ADAPTORS_H

#include <__om/random/engines.h>

OM_BEGIN_MODEL

namespace std {

#define OM_ADAPTOR_COMMON(adaptor)                                                                                     \
    explicit adaptor(const _Engine &__source) : __e(__source) { __begin(); }                                           \
    explicit adaptor(_Engine &&__source) : __e(std::move(__source)) { __begin(); }                                     \
    explicit adaptor(result_type __s) : __e(__s) { __begin(); }                                                        \
    template <class _Seq, typename enable_if<__om::is_seed_sequence<_Seq, adaptor, result_type>::value &&              \
                                                 !is_same<typename remove_cv<_Seq>::type, _Engine>::value,             \
                                             int>::type = 0>                                                           \
    explicit adaptor(_Seq &__q) : __e(__q) {                                                                           \
        __begin();                                                                                                     \
    }                                                                                                                  \
    void seed() {                                                                                                      \
        __e.seed();                                                                                                    \
        __begin();                                                                                                     \
    }                                                                                                                  \
    void seed(result_type __s) {                                                                                       \
        __e.seed(__s);                                                                                                 \
        __begin();                                                                                                     \
    }                                                                                                                  \
    template <class _Seq>                                                                                              \
    typename enable_if<__om::is_seed_sequence<_Seq, adaptor, result_type>::value>::type seed(_Seq &__q) {              \
        __e.seed(__q);                                                                                                 \
        __begin();                                                                                                     \
    }                                                                                                                  \
    void discard(unsigned long long __z) {                                                                             \
        for (; __z != 0; --__z)                                                                                        \
            (*this)();                                                                                                 \
    }                                                                                                                  \
    const _Engine &base() const noexcept { return __e; }                                                               \
    friend bool operator!=(const adaptor &__x, const adaptor &__y) { return !(__x == __y); }

// [rand.adapt.disc]
template <class _Engine, size_t __p, size_t __r>
class discard_block_engine {
    static_assert(0 < __r && __r <= __p, "discard_block_engine: parameters out of range");

    _Engine __e;
    size_t __n;

    void __begin() { __n = 0; }

public:
    typedef typename _Engine::result_type result_type;
    static constexpr size_t block_size = __p;
    static constexpr size_t used_block = __r;

    static constexpr result_type(min)() { return (_Engine::min)(); }
    static constexpr result_type(max)() { return (_Engine::max)(); }

    discard_block_engine() : __e(), __n(0) {}
    OM_ADAPTOR_COMMON(discard_block_engine)

    result_type operator()() {
        if (__n >= __r) {
            __e.discard(__p - __r);
            __n = 0;
        }
        ++__n;
        return __e();
    }
    friend bool operator==(const discard_block_engine &__x, const discard_block_engine &__y) {
        return __x.__e == __y.__e && __x.__n == __y.__n;
    }
    template <class _CharT, class _Traits>
    friend basic_ostream<_CharT, _Traits> &operator<<(basic_ostream<_CharT, _Traits> &__os,
                                                      const discard_block_engine &__x) {
        return __os << __x.__e << __os.widen(' ') << __x.__n;
    }
    template <class _CharT, class _Traits>
    friend basic_istream<_CharT, _Traits> &operator>>(basic_istream<_CharT, _Traits> &__is, discard_block_engine &__x) {
        return __is >> __x.__e >> __x.__n;
    }
};

// [rand.adapt.ibits]
template <class _Engine, size_t __w, class _UInt>
class independent_bits_engine {
    static_assert(is_unsigned<_UInt>::value && 0 < __w && __w <= 8 * sizeof(_UInt),
                  "independent_bits_engine: parameters out of range");

    _Engine __e;

    void __begin() {}

    // The number of values of the engine, zero for all of 64 bits.
    static constexpr unsigned long long __values() {
        return static_cast<unsigned long long>((_Engine::max)()) - (_Engine::min)() + 1;
    }
    static constexpr size_t __log2(unsigned long long __v) {
        return __v == 0 ? 64 : __v == 1 ? 0 : 1 + __log2(__v >> 1);
    }

public:
    typedef _UInt result_type;

    static constexpr result_type(min)() { return 0u; }
    static constexpr result_type(max)() { return __om::low_bits<_UInt>(__w); }

    independent_bits_engine() : __e() {}
    OM_ADAPTOR_COMMON(independent_bits_engine)

    // [rand.adapt.ibits]/5: n numbers of w0 bits each, the last of them with one more.
    result_type operator()() {
        const unsigned long long __range = __values();
        const size_t __m = __log2(__range);
        size_t __n = __w / __m + (__w % __m != 0 ? 1 : 0);
        if (__range != 0 &&
            __range - (__range >> (__w / __n) << (__w / __n)) > (__range >> (__w / __n) << (__w / __n)) / __n)
            ++__n;
        const size_t __w0 = __w / __n;
        const size_t __n0 = __n - __w % __n;
        _UInt __sum = 0;
        for (size_t __k = 0; __k != __n; ++__k) {
            const size_t __bits = __k < __n0 ? __w0 : __w0 + 1;
            const unsigned long long __fair = __bits >= 64 ? 0 : __range >> __bits << __bits;
            unsigned long long __u;
            do {
                __u = static_cast<unsigned long long>(__e()) - (_Engine::min)();
            } while (__fair != 0 && __u >= __fair);
            __sum = static_cast<_UInt>((__bits >= 8 * sizeof(_UInt) ? 0 : __sum << __bits) +
                                       (__u & __om::low_bits<unsigned long long>(__bits)));
        }
        return __sum;
    }
    friend bool operator==(const independent_bits_engine &__x, const independent_bits_engine &__y) {
        return __x.__e == __y.__e;
    }
    template <class _CharT, class _Traits>
    friend basic_ostream<_CharT, _Traits> &operator<<(basic_ostream<_CharT, _Traits> &__os,
                                                      const independent_bits_engine &__x) {
        return __os << __x.__e;
    }
    template <class _CharT, class _Traits>
    friend basic_istream<_CharT, _Traits> &operator>>(basic_istream<_CharT, _Traits> &__is,
                                                      independent_bits_engine &__x) {
        return __is >> __x.__e;
    }
};

// [rand.adapt.shuf]
template <class _Engine, size_t __k>
class shuffle_order_engine {
    static_assert(0 < __k, "shuffle_order_engine: an empty table");

    _Engine __e;
    typename _Engine::result_type __v[__k];
    typename _Engine::result_type __y;

    void __begin() {
        for (size_t __i = 0; __i != __k; ++__i)
            __v[__i] = __e();
        __y = __e();
    }

public:
    typedef typename _Engine::result_type result_type;
    static constexpr size_t table_size = __k;

    static constexpr result_type(min)() { return (_Engine::min)(); }
    static constexpr result_type(max)() { return (_Engine::max)(); }

    shuffle_order_engine() : __e() { __begin(); }
    OM_ADAPTOR_COMMON(shuffle_order_engine)

    result_type operator()() {
        const unsigned __int128 __range = static_cast<unsigned __int128>((max)()) - (min)() + 1;
        const size_t __j = static_cast<size_t>(__k * static_cast<unsigned __int128>(__y - (min)()) / __range);
        __y = __v[__j];
        __v[__j] = __e();
        return __y;
    }
    friend bool operator==(const shuffle_order_engine &__x, const shuffle_order_engine &__z) {
        for (size_t __i = 0; __i != __k; ++__i)
            if (__x.__v[__i] != __z.__v[__i])
                return false;
        return __x.__e == __z.__e && __x.__y == __z.__y;
    }
    template <class _CharT, class _Traits>
    friend basic_ostream<_CharT, _Traits> &operator<<(basic_ostream<_CharT, _Traits> &__os,
                                                      const shuffle_order_engine &__x) {
        __os << __x.__e << __os.widen(' ');
        for (size_t __i = 0; __i != __k; ++__i)
            __os << __x.__v[__i] << __os.widen(' ');
        return __os << __x.__y;
    }
    template <class _CharT, class _Traits>
    friend basic_istream<_CharT, _Traits> &operator>>(basic_istream<_CharT, _Traits> &__is, shuffle_order_engine &__x) {
        __is >> __x.__e;
        for (size_t __i = 0; __i != __k; ++__i)
            __is >> __x.__v[__i];
        return __is >> __x.__y;
    }
};
#undef OM_ADAPTOR_COMMON

typedef discard_block_engine<ranlux24_base, 223, 23> ranlux24;
typedef discard_block_engine<ranlux48_base, 389, 11> ranlux48;
typedef shuffle_order_engine<minstd_rand0, 256> knuth_b;

} // namespace std

OM_END_MODEL

#endif
