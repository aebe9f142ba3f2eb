// qOverload, qConstOverload, qNonConstOverload (QtGlobal, functions): one overload of a function by its parameters.
#ifndef OM_QT_QOVERLOAD_H
#define OM_QT_QOVERLOAD_H

#include <__omqt/check.h>

OM_BEGIN_MODEL

template <typename... Args>
struct QNonConstOverload {
    template <typename R, typename T>
    constexpr auto operator()(R (T::*ptr)(Args...)) const noexcept -> decltype(ptr) {
        return ptr;
    }
    template <typename R, typename T>
    static constexpr auto of(R (T::*ptr)(Args...)) noexcept -> decltype(ptr) {
        return ptr;
    }
};

template <typename... Args>
struct QConstOverload {
    template <typename R, typename T>
    constexpr auto operator()(R (T::*ptr)(Args...) const) const noexcept -> decltype(ptr) {
        return ptr;
    }
    template <typename R, typename T>
    static constexpr auto of(R (T::*ptr)(Args...) const) noexcept -> decltype(ptr) {
        return ptr;
    }
};

template <typename... Args>
struct QOverload : QConstOverload<Args...>, QNonConstOverload<Args...> {
    using QConstOverload<Args...>::of;
    using QConstOverload<Args...>::operator();
    using QNonConstOverload<Args...>::of;
    using QNonConstOverload<Args...>::operator();

    template <typename R>
    constexpr auto operator()(R (*ptr)(Args...)) const noexcept -> decltype(ptr) {
        return ptr;
    }
    template <typename R>
    static constexpr auto of(R (*ptr)(Args...)) noexcept -> decltype(ptr) {
        return ptr;
    }
};

#if OM_CXX14
template <typename... Args>
OM_INLINE_VARIABLE constexpr QOverload<Args...> qOverload = {};
template <typename... Args>
OM_INLINE_VARIABLE constexpr QConstOverload<Args...> qConstOverload = {};
template <typename... Args>
OM_INLINE_VARIABLE constexpr QNonConstOverload<Args...> qNonConstOverload = {};
#endif

OM_END_MODEL

#endif
