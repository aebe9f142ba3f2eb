// seed_seq ([rand.util.seedseq]) and what tells a seed sequence from a seed ([rand.req.seedseq]).
#ifndef OM_RANDOM_SEED_SEQ_H
#define OM_RANDOM_SEED_SEQ_H

#include <initializer_list>
#include <type_traits>
#include <vector>

OM_BEGIN_MODEL

namespace __om {

// [rand.eng]/4: whether an argument seeds by generate(): anything else is converted to a number.
template <class _Seq, class _Engine, class _Result>
struct is_seed_sequence
    : std::integral_constant<bool, !std::is_same<typename std::remove_cv<_Seq>::type, _Engine>::value &&
                                       !std::is_convertible<_Seq, _Result>::value> {};

} // namespace __om

namespace std {

class seed_seq {
    vector<unsigned int> __v;

public:
    typedef unsigned int result_type;

    seed_seq() noexcept {}
    template <class _Tp, typename enable_if<is_integral<_Tp>::value, int>::type = 0>
    seed_seq(initializer_list<_Tp> __l) : seed_seq(__l.begin(), __l.end()) {}
    template <class _Iter>
    seed_seq(_Iter __first, _Iter __last) {
        for (; __first != __last; ++__first)
            __v.push_back(static_cast<unsigned int>(*__first));
    }
    seed_seq(const seed_seq &) = delete;
    void operator=(const seed_seq &) = delete;

    // [rand.util.seedseq]/7
    template <class _Iter>
    void generate(_Iter __begin, _Iter __end) {
        if (__begin == __end)
            return;
        const size_t __n = static_cast<size_t>(__end - __begin);
        const size_t __s = __v.size();
        for (size_t __k = 0; __k != __n; ++__k)
            __begin[static_cast<ptrdiff_t>(__k)] = 0x8b8b8b8bu;
        const size_t __t = __n >= 623 ? 11 : __n >= 68 ? 7 : __n >= 39 ? 5 : __n >= 7 ? 3 : (__n - 1) / 2;
        const size_t __p = (__n - __t) / 2;
        const size_t __q = __p + __t;
        const size_t __m = __s + 1 > __n ? __s + 1 : __n;
        for (size_t __k = 0; __k != __m; ++__k) {
            const unsigned int __x =
                __at(__begin, __k, __n) ^ __at(__begin, __k + __p, __n) ^ __at(__begin, __k + __n - 1, __n);
            const unsigned int __r1 = 1664525u * (__x ^ (__x >> 27));
            const unsigned int __r2 = static_cast<unsigned int>(__r1 + (__k == 0     ? __s
                                                                        : __k <= __s ? __k % __n + __v[__k - 1]
                                                                                     : __k % __n));
            __put(__begin, __k + __p, __n, __at(__begin, __k + __p, __n) + __r1);
            __put(__begin, __k + __q, __n, __at(__begin, __k + __q, __n) + __r2);
            __put(__begin, __k, __n, __r2);
        }
        for (size_t __k = __m; __k != __m + __n; ++__k) {
            const unsigned int __x =
                __at(__begin, __k, __n) + __at(__begin, __k + __p, __n) + __at(__begin, __k + __n - 1, __n);
            const unsigned int __r3 = 1566083941u * (__x ^ (__x >> 27));
            const unsigned int __r4 = static_cast<unsigned int>(__r3 - __k % __n);
            __put(__begin, __k + __p, __n, __at(__begin, __k + __p, __n) ^ __r3);
            __put(__begin, __k + __q, __n, __at(__begin, __k + __q, __n) ^ __r4);
            __put(__begin, __k, __n, __r4);
        }
    }
    size_t size() const noexcept { return __v.size(); }
    template <class _Out>
    void param(_Out __dest) const {
        for (size_t __i = 0; __i != __v.size(); ++__i, (void)++__dest)
            *__dest = __v[__i];
    }

private:
    template <class _Iter>
    static unsigned int __at(_Iter __begin, size_t __k, size_t __n) {
        return static_cast<unsigned int>(__begin[static_cast<ptrdiff_t>(__k % __n)]);
    }
    template <class _Iter>
    static void __put(_Iter __begin, size_t __k, size_t __n, unsigned int __value) {
        __begin[static_cast<ptrdiff_t>(__k % __n)] = __value;
    }
};

} // namespace std

OM_END_MODEL

#endif
