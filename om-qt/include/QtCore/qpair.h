// QPair and qMakePair (QPair): a struct of its own in Qt 5, std::pair in Qt 6.
#ifndef OM_QT_QPAIR_H
#define OM_QT_QPAIR_H

#include <QtCore/qcontainerfwd.h>
#include <QtCore/qtypeinfo.h>

OM_BEGIN_MODEL

#if OM_QT6
template <class T1, class T2>
constexpr decltype(auto)
qMakePair(T1 &&value1,
          T2 &&value2) noexcept(noexcept(std::make_pair(std::forward<T1>(value1), std::forward<T2>(value2)))) {
    return std::make_pair(std::forward<T1>(value1), std::forward<T2>(value2));
}
#else
template <class T1, class T2>
struct QPair {
    typedef T1 first_type;
    typedef T2 second_type;

    T1 first;
    T2 second;

    constexpr QPair() : first(), second() {}
    constexpr QPair(const T1 &t1, const T2 &t2) : first(t1), second(t2) {}
    template <class U1, class U2>
    constexpr QPair(const QPair<U1, U2> &p) : first(p.first), second(p.second) {}
    template <class U1, class U2>
    constexpr QPair(QPair<U1, U2> &&p) : first(static_cast<U1 &&>(p.first)), second(static_cast<U2 &&>(p.second)) {}
    template <class U1, class U2>
    OM_CONSTEXPR14 QPair &operator=(const QPair<U1, U2> &p) {
        first = p.first;
        second = p.second;
        return *this;
    }
    template <class U1, class U2>
    OM_CONSTEXPR14 QPair &operator=(QPair<U1, U2> &&p) {
        first = std::move(p.first);
        second = std::move(p.second);
        return *this;
    }
    OM_CONSTEXPR14 void swap(QPair &other) {
        using std::swap;
        swap(first, other.first);
        swap(second, other.second);
    }
};

template <class T1, class T2>
void swap(QPair<T1, T2> &x, QPair<T1, T2> &y) {
    x.swap(y);
}
template <class T1, class T2>
constexpr bool operator==(const QPair<T1, T2> &x, const QPair<T1, T2> &y) {
    return x.first == y.first && x.second == y.second;
}
template <class T1, class T2>
constexpr bool operator!=(const QPair<T1, T2> &x, const QPair<T1, T2> &y) {
    return !(x == y);
}
template <class T1, class T2>
constexpr bool operator<(const QPair<T1, T2> &x, const QPair<T1, T2> &y) {
    return x.first < y.first || (!(y.first < x.first) && x.second < y.second);
}
template <class T1, class T2>
constexpr bool operator>(const QPair<T1, T2> &x, const QPair<T1, T2> &y) {
    return y < x;
}
template <class T1, class T2>
constexpr bool operator<=(const QPair<T1, T2> &x, const QPair<T1, T2> &y) {
    return !(y < x);
}
template <class T1, class T2>
constexpr bool operator>=(const QPair<T1, T2> &x, const QPair<T1, T2> &y) {
    return !(x < y);
}
template <class T1, class T2>
constexpr QPair<T1, T2> qMakePair(const T1 &x, const T2 &y) {
    return QPair<T1, T2>(x, y);
}
#endif

OM_END_MODEL

#endif
