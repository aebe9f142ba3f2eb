// Range access ([iterator.range]): begin, end, size, empty, data of containers and arrays.
#ifndef OM_ITERATOR_ACCESS_H
#define OM_ITERATOR_ACCESS_H

#include <__om/iterator/reverse.h>
#include <initializer_list>

OM_BEGIN_MODEL

#if OM_CXX11
namespace std {

template <class _Container>
inline OM_CONSTEXPR17 auto begin(_Container &__c) -> decltype(__c.begin()) {
    return __c.begin();
}
template <class _Container>
inline OM_CONSTEXPR17 auto begin(const _Container &__c) -> decltype(__c.begin()) {
    return __c.begin();
}
template <class _Container>
inline OM_CONSTEXPR17 auto end(_Container &__c) -> decltype(__c.end()) {
    return __c.end();
}
template <class _Container>
inline OM_CONSTEXPR17 auto end(const _Container &__c) -> decltype(__c.end()) {
    return __c.end();
}
template <class _Tp, size_t __n>
inline OM_CONSTEXPR14 _Tp *begin(_Tp (&__a)[__n]) noexcept {
    return __a;
}
template <class _Tp, size_t __n>
inline OM_CONSTEXPR14 _Tp *end(_Tp (&__a)[__n]) noexcept {
    return __a + __n;
}

#if OM_CXX14
template <class _Container>
constexpr auto cbegin(const _Container &__c) noexcept(noexcept(std::begin(__c))) -> decltype(std::begin(__c)) {
    return std::begin(__c);
}
template <class _Container>
constexpr auto cend(const _Container &__c) noexcept(noexcept(std::end(__c))) -> decltype(std::end(__c)) {
    return std::end(__c);
}
template <class _Container>
inline OM_CONSTEXPR17 auto rbegin(_Container &__c) -> decltype(__c.rbegin()) {
    return __c.rbegin();
}
template <class _Container>
inline OM_CONSTEXPR17 auto rbegin(const _Container &__c) -> decltype(__c.rbegin()) {
    return __c.rbegin();
}
template <class _Container>
inline OM_CONSTEXPR17 auto rend(_Container &__c) -> decltype(__c.rend()) {
    return __c.rend();
}
template <class _Container>
inline OM_CONSTEXPR17 auto rend(const _Container &__c) -> decltype(__c.rend()) {
    return __c.rend();
}
template <class _Tp, size_t __n>
inline OM_CONSTEXPR17 reverse_iterator<_Tp *> rbegin(_Tp (&__a)[__n]) {
    return reverse_iterator<_Tp *>(__a + __n);
}
template <class _Tp, size_t __n>
inline OM_CONSTEXPR17 reverse_iterator<_Tp *> rend(_Tp (&__a)[__n]) {
    return reverse_iterator<_Tp *>(__a);
}
template <class _Ep>
inline OM_CONSTEXPR17 reverse_iterator<const _Ep *> rbegin(initializer_list<_Ep> __l) {
    return reverse_iterator<const _Ep *>(__l.end());
}
template <class _Ep>
inline OM_CONSTEXPR17 reverse_iterator<const _Ep *> rend(initializer_list<_Ep> __l) {
    return reverse_iterator<const _Ep *>(__l.begin());
}
template <class _Container>
inline OM_CONSTEXPR17 auto crbegin(const _Container &__c) -> decltype(std::rbegin(__c)) {
    return std::rbegin(__c);
}
template <class _Container>
inline OM_CONSTEXPR17 auto crend(const _Container &__c) -> decltype(std::rend(__c)) {
    return std::rend(__c);
}
#endif

#if OM_CXX17
template <class _Container>
OM_NODISCARD20 constexpr auto size(const _Container &__c) -> decltype(__c.size()) {
    return __c.size();
}
template <class _Tp, size_t __n>
OM_NODISCARD20 constexpr size_t size(const _Tp (&)[__n]) noexcept {
    return __n;
}
template <class _Container>
OM_NODISCARD constexpr auto empty(const _Container &__c) -> decltype(__c.empty()) {
    return __c.empty();
}
template <class _Tp, size_t __n>
OM_NODISCARD constexpr bool empty(const _Tp (&)[__n]) noexcept {
    return false;
}
template <class _Ep>
OM_NODISCARD constexpr bool empty(initializer_list<_Ep> __l) noexcept {
    return __l.size() == 0;
}
template <class _Container>
OM_NODISCARD20 constexpr auto data(_Container &__c) -> decltype(__c.data()) {
    return __c.data();
}
template <class _Container>
OM_NODISCARD20 constexpr auto data(const _Container &__c) -> decltype(__c.data()) {
    return __c.data();
}
template <class _Tp, size_t __n>
OM_NODISCARD20 constexpr _Tp *data(_Tp (&__a)[__n]) noexcept {
    return __a;
}
template <class _Ep>
OM_NODISCARD20 constexpr const _Ep *data(initializer_list<_Ep> __l) noexcept {
    return __l.begin();
}
#endif

#if OM_CXX20
template <class _Container>
[[nodiscard]] constexpr auto ssize(const _Container &__c)
    -> common_type_t<ptrdiff_t, make_signed_t<decltype(__c.size())>> {
    return static_cast<common_type_t<ptrdiff_t, make_signed_t<decltype(__c.size())>>>(__c.size());
}
template <class _Tp, ptrdiff_t __n>
[[nodiscard]] constexpr ptrdiff_t ssize(const _Tp (&)[__n]) noexcept {
    return __n;
}
#endif

} // namespace std
#endif

OM_END_MODEL

#endif
