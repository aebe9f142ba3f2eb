// Non-modifying sequence operations ([alg.nonmodifying]).
#ifndef OM_ALGORITHM_NONMODIFYING_H
#define OM_ALGORITHM_NONMODIFYING_H

#include <__om/algorithm/functors.h>
#include <__om/iterator/operations.h>
#include <__om/iterator/unwrap.h>
#include <__om/pair.h>

OM_BEGIN_MODEL

namespace std {

#if OM_CXX11
// [alg.all.of], [alg.any.of], [alg.none.of]
template <class _Iter, class _Predicate>
OM_CONSTEXPR20 bool all_of(_Iter __first, _Iter __last, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    for (; __f != __l; ++__f)
        if (!__pred(*__f))
            return false;
    return true;
}
template <class _Iter, class _Predicate>
OM_CONSTEXPR20 bool any_of(_Iter __first, _Iter __last, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    for (; __f != __l; ++__f)
        if (__pred(*__f))
            return true;
    return false;
}
template <class _Iter, class _Predicate>
OM_CONSTEXPR20 bool none_of(_Iter __first, _Iter __last, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    for (; __f != __l; ++__f)
        if (__pred(*__f))
            return false;
    return true;
}
#endif

// [alg.foreach]
template <class _Iter, class _Function>
OM_CONSTEXPR20 _Function for_each(_Iter __first, _Iter __last, _Function __f) {
    OM_RANGE(_Iter, __first, __last, __i, __end);
    for (; __i != __end; ++__i)
        __f(*__i);
    return __f;
}
#if OM_CXX17
template <class _Iter, class _Size, class _Function>
OM_CONSTEXPR20 _Iter for_each_n(_Iter __first, _Size __n, _Function __f) {
    for (; __n > 0; --__n) {
        __f(*__first);
        ++__first;
    }
    return __first;
}
#endif

// [alg.find]
template <class _Iter, class _Tp>
OM_CONSTEXPR20 _Iter find(_Iter __first, _Iter __last, const _Tp &__value) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    while (__f != __l && !(*__f == __value))
        ++__f;
    return OM_OUTER(_Iter, __first, __f);
}
template <class _Iter, class _Predicate>
OM_CONSTEXPR20 _Iter find_if(_Iter __first, _Iter __last, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    while (__f != __l && !__pred(*__f))
        ++__f;
    return OM_OUTER(_Iter, __first, __f);
}
#if OM_CXX11
template <class _Iter, class _Predicate>
OM_CONSTEXPR20 _Iter find_if_not(_Iter __first, _Iter __last, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    while (__f != __l && __pred(*__f))
        ++__f;
    return OM_OUTER(_Iter, __first, __f);
}
#endif

} // namespace std

namespace __om {

// Whether [f2, l2) is at the front of [f1, l1): 1 yes, 0 no, -1 the first range is too short.
template <class _I1, class _I2, class _Predicate>
OM_CONSTEXPR20 int begins_with(_I1 __f1, _I1 __l1, _I2 __f2, _I2 __l2, _Predicate &__pred) {
    for (; __f2 != __l2; ++__f1, (void)++__f2) {
        if (__f1 == __l1)
            return -1;
        if (!__pred(*__f1, *__f2))
            return 0;
    }
    return 1;
}

template <class _I1, class _I2, class _Predicate>
OM_CONSTEXPR20 _I1 search_for(_I1 __f1, _I1 __l1, _I2 __f2, _I2 __l2, _Predicate &__pred) {
    for (;; ++__f1) {
        const int __found = __om::begins_with(__f1, __l1, __f2, __l2, __pred);
        if (__found == 1)
            return __f1;
        if (__found == -1)
            return __l1;
    }
}

} // namespace __om

namespace std {

// [alg.search]
template <class _I1, class _I2, class _Predicate>
OM_CONSTEXPR20 _I1 search(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Predicate __pred) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_RANGE(_I2, __first2, __last2, __f2, __l2);
    return OM_OUTER(_I1, __first1, __om::search_for(__f1, __l1, __f2, __l2, __pred));
}
template <class _I1, class _I2>
OM_CONSTEXPR20 _I1 search(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2) {
    return std::search(__first1, __last1, __first2, __last2, __om::op_equal());
}
template <class _Iter, class _Size, class _Tp, class _Predicate>
OM_CONSTEXPR20 _Iter search_n(_Iter __first, _Iter __last, _Size __count, const _Tp &__value, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    if (__count <= 0)
        return __first;
    typename __om::unwrapping<_Iter>::type __start = __f;
    _Size __run = 0;
    for (; __f != __l; ++__f) {
        if (!__pred(*__f, __value)) {
            __run = 0;
            continue;
        }
        if (__run == 0)
            __start = __f;
        if (++__run == __count)
            return OM_OUTER(_Iter, __first, __start);
    }
    return __last;
}
template <class _Iter, class _Size, class _Tp>
OM_CONSTEXPR20 _Iter search_n(_Iter __first, _Iter __last, _Size __count, const _Tp &__value) {
    return std::search_n(__first, __last, __count, __value, __om::op_equal());
}
#if OM_CXX17
template <class _Iter, class _Searcher>
OM_CONSTEXPR20 _Iter search(_Iter __first, _Iter __last, const _Searcher &__searcher) {
    return __searcher(__first, __last).first;
}
#endif

// [alg.find.end]
template <class _I1, class _I2, class _Predicate>
OM_CONSTEXPR20 _I1 find_end(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Predicate __pred) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_RANGE(_I2, __first2, __last2, __f2, __l2);
    typename __om::unwrapping<_I1>::type __result = __l1;
    if (__f2 == __l2)
        return __last1;
    for (;; ++__f1) {
        const int __found = __om::begins_with(__f1, __l1, __f2, __l2, __pred);
        if (__found == 1)
            __result = __f1;
        if (__found == -1)
            return OM_OUTER(_I1, __first1, __result);
    }
}
template <class _I1, class _I2>
OM_CONSTEXPR20 _I1 find_end(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2) {
    return std::find_end(__first1, __last1, __first2, __last2, __om::op_equal());
}

// [alg.find.first.of]
template <class _I1, class _I2, class _Predicate>
OM_CONSTEXPR20 _I1 find_first_of(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Predicate __pred) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_RANGE(_I2, __first2, __last2, __f2, __l2);
    for (; __f1 != __l1; ++__f1)
        for (typename __om::unwrapping<_I2>::type __i = __f2; __i != __l2; ++__i)
            if (__pred(*__f1, *__i))
                return OM_OUTER(_I1, __first1, __f1);
    return __last1;
}
template <class _I1, class _I2>
OM_CONSTEXPR20 _I1 find_first_of(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2) {
    return std::find_first_of(__first1, __last1, __first2, __last2, __om::op_equal());
}

// [alg.adjacent.find]
template <class _Iter, class _Predicate>
OM_CONSTEXPR20 _Iter adjacent_find(_Iter __first, _Iter __last, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    if (__f == __l)
        return __last;
    typename __om::unwrapping<_Iter>::type __next = __f;
    for (++__next; __next != __l; ++__f, (void)++__next)
        if (__pred(*__f, *__next))
            return OM_OUTER(_Iter, __first, __f);
    return __last;
}
template <class _Iter>
OM_CONSTEXPR20 _Iter adjacent_find(_Iter __first, _Iter __last) {
    return std::adjacent_find(__first, __last, __om::op_equal());
}

// [alg.count]
template <class _Iter, class _Tp>
OM_CONSTEXPR20 typename iterator_traits<_Iter>::difference_type count(_Iter __first, _Iter __last, const _Tp &__value) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    typename iterator_traits<_Iter>::difference_type __n = 0;
    for (; __f != __l; ++__f)
        if (*__f == __value)
            ++__n;
    return __n;
}
template <class _Iter, class _Predicate>
OM_CONSTEXPR20 typename iterator_traits<_Iter>::difference_type count_if(_Iter __first, _Iter __last,
                                                                         _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    typename iterator_traits<_Iter>::difference_type __n = 0;
    for (; __f != __l; ++__f)
        if (__pred(*__f))
            ++__n;
    return __n;
}

// [alg.mismatch]
template <class _I1, class _I2, class _Predicate>
OM_CONSTEXPR20 pair<_I1, _I2> mismatch(_I1 __first1, _I1 __last1, _I2 __first2, _Predicate __pred) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_SECOND(_I1, __first1, __last1, _I2, __first2, __f2);
    while (__f1 != __l1 && __pred(*__f1, *__f2)) {
        ++__f1;
        ++__f2;
    }
    return pair<_I1, _I2>(OM_OUTER(_I1, __first1, __f1), OM_SECOND_OUTER(_I1, _I2, __first2, __f2));
}
template <class _I1, class _I2>
OM_CONSTEXPR20 pair<_I1, _I2> mismatch(_I1 __first1, _I1 __last1, _I2 __first2) {
    return std::mismatch(__first1, __last1, __first2, __om::op_equal());
}
#if OM_CXX14
template <class _I1, class _I2, class _Predicate>
OM_CONSTEXPR20 pair<_I1, _I2> mismatch(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Predicate __pred) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_RANGE(_I2, __first2, __last2, __f2, __l2);
    while (__f1 != __l1 && __f2 != __l2 && __pred(*__f1, *__f2)) {
        ++__f1;
        ++__f2;
    }
    return pair<_I1, _I2>(OM_OUTER(_I1, __first1, __f1), OM_OUTER(_I2, __first2, __f2));
}
template <class _I1, class _I2>
OM_CONSTEXPR20 pair<_I1, _I2> mismatch(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2) {
    return std::mismatch(__first1, __last1, __first2, __last2, __om::op_equal());
}
#endif

// [alg.equal]
template <class _I1, class _I2, class _Predicate>
OM_CONSTEXPR20 bool equal(_I1 __first1, _I1 __last1, _I2 __first2, _Predicate __pred) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_SECOND(_I1, __first1, __last1, _I2, __first2, __f2);
    for (; __f1 != __l1; ++__f1, (void)++__f2)
        if (!__pred(*__f1, *__f2))
            return false;
    return true;
}
template <class _I1, class _I2>
OM_CONSTEXPR20 bool equal(_I1 __first1, _I1 __last1, _I2 __first2) {
    return std::equal(__first1, __last1, __first2, __om::op_equal());
}
#if OM_CXX14
} // namespace std

namespace __om {

template <class _I1, class _I2>
OM_CONSTEXPR20 bool lengths_differ(const _I1 &__f1, const _I1 &__l1, const _I2 &__f2, const _I2 &__l2,
                                   std::random_access_iterator_tag, std::random_access_iterator_tag) {
    return __l1 - __f1 != __l2 - __f2;
}
template <class _I1, class _I2>
OM_CONSTEXPR20 bool lengths_differ(const _I1 &, const _I1 &, const _I2 &, const _I2 &, std::input_iterator_tag,
                                   std::input_iterator_tag) {
    return false;
}

} // namespace __om

namespace std {

template <class _I1, class _I2, class _Predicate>
OM_CONSTEXPR20 bool equal(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Predicate __pred) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_RANGE(_I2, __first2, __last2, __f2, __l2);
    if (__om::lengths_differ(__f1, __l1, __f2, __l2, __om::category_of(__first1), __om::category_of(__first2)))
        return false;
    for (; __f1 != __l1 && __f2 != __l2; ++__f1, (void)++__f2)
        if (!__pred(*__f1, *__f2))
            return false;
    return __f1 == __l1 && __f2 == __l2;
}
template <class _I1, class _I2>
OM_CONSTEXPR20 bool equal(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2) {
    return std::equal(__first1, __last1, __first2, __last2, __om::op_equal());
}
#endif

} // namespace std

#if OM_CXX11
namespace __om {

// Each element occurs as often in the one range as in the other.
template <class _I1, class _I2, class _Predicate>
OM_CONSTEXPR20 bool permutation_of(_I1 __f1, _I1 __l1, _I2 __f2, _I2 __l2, _Predicate &__pred) {
    for (_I1 __i = __f1; __i != __l1; ++__i) {
        bool __seen = false;
        for (_I1 __j = __f1; __j != __i && !__seen; ++__j)
            __seen = __pred(*__j, *__i);
        if (__seen)
            continue;
        std::ptrdiff_t __surplus = 0;
        for (_I1 __j = __i; __j != __l1; ++__j)
            if (__pred(*__i, *__j))
                ++__surplus;
        for (_I2 __k = __f2; __k != __l2; ++__k)
            if (__pred(*__i, *__k))
                --__surplus;
        if (__surplus != 0)
            return false;
    }
    return true;
}

} // namespace __om

namespace std {

// [alg.is.permutation]
template <class _I1, class _I2, class _Predicate>
OM_CONSTEXPR20 bool is_permutation(_I1 __first1, _I1 __last1, _I2 __first2, _Predicate __pred) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_SECOND(_I1, __first1, __last1, _I2, __first2, __f2);
    typename __om::paired_unwrapping<_I1, _I2>::type __l2 = __f2;
    std::advance(__l2, std::distance(__f1, __l1));
    return __om::permutation_of(__f1, __l1, __f2, __l2, __pred);
}
template <class _I1, class _I2>
OM_CONSTEXPR20 bool is_permutation(_I1 __first1, _I1 __last1, _I2 __first2) {
    return std::is_permutation(__first1, __last1, __first2, __om::op_equal());
}
#if OM_CXX14
template <class _I1, class _I2, class _Predicate>
OM_CONSTEXPR20 bool is_permutation(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Predicate __pred) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_RANGE(_I2, __first2, __last2, __f2, __l2);
    return std::distance(__f1, __l1) == std::distance(__f2, __l2) &&
           __om::permutation_of(__f1, __l1, __f2, __l2, __pred);
}
template <class _I1, class _I2>
OM_CONSTEXPR20 bool is_permutation(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2) {
    return std::is_permutation(__first1, __last1, __first2, __last2, __om::op_equal());
}
#endif

} // namespace std
#endif

OM_END_MODEL

#endif
