// qSwap, qExchange, qAsConst (QtGlobal, functions).
#ifndef OM_QT_QSWAP_H
#define OM_QT_QSWAP_H

#include <__omqt/check.h>
#include <type_traits>
#include <utility>

OM_BEGIN_MODEL

namespace QtPrivate {
namespace SwapExceptionTester {

using std::swap;
template <typename T>
void checkSwap(T &t) noexcept(noexcept(swap(t, t)));

} // namespace SwapExceptionTester
} // namespace QtPrivate

template <typename T>
inline void qSwap(T &value1, T &value2) noexcept(noexcept(QtPrivate::SwapExceptionTester::checkSwap(value1))) {
    using std::swap;
    swap(value1, value2);
}

template <typename T>
constexpr typename std::add_const<T>::type &qAsConst(T &t) noexcept {
    return t;
}
template <typename T>
void qAsConst(const T &&) = delete;

template <typename T, typename U = T>
OM_CONSTEXPR14 T qExchange(T &t, U &&newValue) {
    T before = std::move(t);
    t = std::forward<U>(newValue);
    return before;
}

OM_END_MODEL

#endif
