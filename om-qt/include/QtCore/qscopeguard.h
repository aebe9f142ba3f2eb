// QScopeGuard and qScopeGuard() (QScopeGuard class page).
#ifndef OM_QT_QSCOPEGUARD_H
#define OM_QT_QSCOPEGUARD_H

#include <QtCore/qglobal.h>
#include <type_traits>
#include <utility>

OM_BEGIN_MODEL

template <typename F>
class OM_NODISCARD QScopeGuard {
    F __function;
    bool __armed;

    QScopeGuard(const QScopeGuard &) = delete;
    QScopeGuard &operator=(const QScopeGuard &) = delete;

public:
    explicit QScopeGuard(F &&f) noexcept : __function(std::move(f)), __armed(true) {}
    explicit QScopeGuard(const F &f) noexcept : __function(f), __armed(true) {}
    QScopeGuard(QScopeGuard &&other) noexcept : __function(std::move(other.__function)), __armed(other.__armed) {
        other.__armed = false;
    }
    ~QScopeGuard() noexcept {
        if (__armed)
            __function();
    }
    void dismiss() noexcept { __armed = false; }
};
#if OM_CXX17
template <typename F>
QScopeGuard(F (&)()) -> QScopeGuard<F (*)()>;
#endif

template <typename F>
OM_NODISCARD inline QScopeGuard<typename std::decay<F>::type> qScopeGuard(F &&f) {
    return QScopeGuard<typename std::decay<F>::type>(std::forward<F>(f));
}

OM_END_MODEL

#endif
