// Searchers ([func.search]). All three find the same; the faster two differ only in how fast.
#ifndef OM_FUNCTIONAL_SEARCHERS_H
#define OM_FUNCTIONAL_SEARCHERS_H

#include <__om/algorithm/nonmodifying.h>
#include <__om/functional/operators.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Pattern, class _Predicate>
class plain_searcher {
    _Pattern __first;
    _Pattern __last;
    _Predicate __pred;

public:
    OM_CONSTEXPR20 plain_searcher(_Pattern __f, _Pattern __l, _Predicate __p)
        : __first(__f), __last(__l), __pred(__p) {}

    template <class _Iter>
    OM_CONSTEXPR20 std::pair<_Iter, _Iter> operator()(_Iter __f, _Iter __l) const {
        _Iter __found = std::search(__f, __l, __first, __last, __pred);
        if (__found == __l)
            return std::pair<_Iter, _Iter>(__l, __l);
        return std::pair<_Iter, _Iter>(__found, std::next(__found, std::distance(__first, __last)));
    }
};

} // namespace __om

namespace std {

template <class _Iter, class _Predicate = equal_to<>>
class default_searcher : public __om::plain_searcher<_Iter, _Predicate> {
public:
    OM_CONSTEXPR20 default_searcher(_Iter __first, _Iter __last, _Predicate __pred = _Predicate())
        : __om::plain_searcher<_Iter, _Predicate>(__first, __last, __pred) {}
};
template <class _Iter, class _Hash = hash<typename iterator_traits<_Iter>::value_type>, class _Predicate = equal_to<>>
class boyer_moore_searcher : public __om::plain_searcher<_Iter, _Predicate> {
public:
    boyer_moore_searcher(_Iter __first, _Iter __last, _Hash = _Hash(), _Predicate __pred = _Predicate())
        : __om::plain_searcher<_Iter, _Predicate>(__first, __last, __pred) {}
};
template <class _Iter, class _Hash = hash<typename iterator_traits<_Iter>::value_type>, class _Predicate = equal_to<>>
class boyer_moore_horspool_searcher : public __om::plain_searcher<_Iter, _Predicate> {
public:
    boyer_moore_horspool_searcher(_Iter __first, _Iter __last, _Hash = _Hash(), _Predicate __pred = _Predicate())
        : __om::plain_searcher<_Iter, _Predicate>(__first, __last, __pred) {}
};

} // namespace std

OM_END_MODEL

#endif
