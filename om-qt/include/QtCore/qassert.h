// Q_ASSERT, Q_ASSERT_X, Q_CHECK_PTR, Q_ASSUME, Q_UNREACHABLE (QtGlobal, macros). An assertion that does not hold is a
// finding, unless QT_NO_DEBUG switches assertions off.
#ifndef OM_QT_QASSERT_H
#define OM_QT_QASSERT_H

#include <QtCore/qcompilerdetection.h>
#include <__omqt/check.h>

OM_BEGIN_MODEL

[[noreturn]] inline void qt_assert(const char *assertion, const char *, int) noexcept {
    __verify_require(false, "assertion", assertion);
    __verify_abort(assertion);
}
[[noreturn]] inline void qt_assert_x(const char *, const char *what, const char *, int) noexcept {
    __verify_require(false, "assertion", what);
    __verify_abort(what);
}
[[noreturn]] inline void qt_check_pointer(const char *, int) noexcept { __verify_abort("Q_CHECK_PTR: out of memory"); }

namespace __omqt {

// A promise of the program that does not hold.
inline void assumed(bool condition) { __verify_require(condition, "unreachable", "Q_ASSUME() of what does not hold"); }

} // namespace __omqt

OM_END_MODEL

#if defined(QT_NO_DEBUG) && !defined(QT_FORCE_ASSERTS)
#define OM_QT_ASSERTS 0
#else
#define OM_QT_ASSERTS 1
#endif

#if !defined(Q_ASSERT)
#if OM_QT_ASSERTS
#define Q_ASSERT(cond) ((cond) ? static_cast<void>(0) : qt_assert(#cond, __FILE__, __LINE__))
#else
#define Q_ASSERT(cond) static_cast<void>(false && (cond))
#endif
#endif
#if !defined(Q_ASSERT_X)
#if OM_QT_ASSERTS
#define Q_ASSERT_X(cond, where, what) ((cond) ? static_cast<void>(0) : qt_assert_x(where, what, __FILE__, __LINE__))
#else
#define Q_ASSERT_X(cond, where, what) static_cast<void>(false && (cond))
#endif
#endif

#if OM_EXCEPTIONS
#include <new>
inline void qBadAlloc() { throw std::bad_alloc(); }
#define Q_CHECK_PTR(p)                                                                                                 \
    do {                                                                                                               \
        if (!(p))                                                                                                      \
            qBadAlloc();                                                                                               \
    } while (false)
#else
inline void qBadAlloc() { __verify_abort("out of memory"); }
#define Q_CHECK_PTR(p)                                                                                                 \
    do {                                                                                                               \
        if (!(p))                                                                                                      \
            qt_check_pointer(__FILE__, __LINE__);                                                                      \
    } while (false)
#endif
template <typename T>
inline T *q_check_ptr(T *p) {
    Q_CHECK_PTR(p);
    return p;
}

#define Q_UNREACHABLE_IMPL() __builtin_unreachable()
#define Q_UNREACHABLE()                                                                                                \
    do {                                                                                                               \
        Q_ASSERT_X(false, "Q_UNREACHABLE()", "Q_UNREACHABLE was reached");                                             \
        Q_UNREACHABLE_IMPL();                                                                                          \
    } while (false)
#define Q_ASSUME_IMPL(expr) __omqt::assumed(bool(expr))
#define Q_ASSUME(expr)                                                                                                 \
    do {                                                                                                               \
        const bool valueOfExpression = (expr);                                                                         \
        Q_ASSERT_X(valueOfExpression, "Q_ASSUME()", "Assumption in Q_ASSUME(\"" #expr "\") was not correct");          \
        Q_ASSUME_IMPL(valueOfExpression);                                                                              \
    } while (false)

#endif
