// QScopedValueRollback (its class page).
#ifndef OM_QT_QSCOPEDVALUEROLLBACK_H
#define OM_QT_QSCOPEDVALUEROLLBACK_H

#include <QtCore/qglobal.h>
#include <utility>

OM_BEGIN_MODEL

template <typename T>
class QScopedValueRollback {
    T &__variable;
    T __before;

    QScopedValueRollback(const QScopedValueRollback &) = delete;
    QScopedValueRollback &operator=(const QScopedValueRollback &) = delete;

public:
    explicit QScopedValueRollback(T &var) : __variable(var), __before(var) {}
    explicit QScopedValueRollback(T &var, T value) : __variable(var), __before(std::move(var)) {
        __variable = std::move(value);
    }
    ~QScopedValueRollback() { __variable = std::move(__before); }
    void commit() { __before = __variable; }
};

OM_END_MODEL

#endif
