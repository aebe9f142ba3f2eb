// QAtomicInteger, QAtomicInt, QAtomicPointer (their class pages).
#ifndef OM_QT_QATOMIC_H
#define OM_QT_QATOMIC_H

#include <QtCore/qbasicatomic.h>

OM_BEGIN_MODEL

template <typename T>
class QAtomicInteger : public QBasicAtomicInteger<T> {
public:
    constexpr QAtomicInteger(T value = 0) noexcept : QBasicAtomicInteger<T>{value} {}
    QAtomicInteger(const QAtomicInteger &other) noexcept : QBasicAtomicInteger<T>{other.loadAcquire()} {}
    QAtomicInteger &operator=(const QAtomicInteger &other) noexcept {
        this->storeRelease(other.loadAcquire());
        return *this;
    }
    using QBasicAtomicInteger<T>::operator=;
};

class QAtomicInt : public QAtomicInteger<int> {
public:
    constexpr QAtomicInt(int value = 0) noexcept : QAtomicInteger<int>(value) {}
};

template <typename T>
class QAtomicPointer : public QBasicAtomicPointer<T> {
public:
    constexpr QAtomicPointer(T *value = nullptr) noexcept : QBasicAtomicPointer<T>{value} {}
    QAtomicPointer(const QAtomicPointer &other) noexcept : QBasicAtomicPointer<T>{other.loadAcquire()} {}
    QAtomicPointer &operator=(const QAtomicPointer &other) noexcept {
        this->storeRelease(other.loadAcquire());
        return *this;
    }
    using QBasicAtomicPointer<T>::operator=;
};

// qAtomicAssign() and qAtomicDetach(): of an object that is shared by a count.
template <typename T>
inline void qAtomicAssign(T *&d, T *x) {
    if (d == x)
        return;
    x->ref.ref();
    if (!d->ref.deref())
        delete d;
    d = x;
}
template <typename T>
inline void qAtomicDetach(T *&d) {
    if (d->ref.loadRelaxed() == 1)
        return;
    T *const before = d;
    d = new T(*d);
    if (!before->ref.deref())
        delete before;
}

OM_END_MODEL

#endif
