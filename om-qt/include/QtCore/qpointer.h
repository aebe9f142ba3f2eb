// QPointer (class page QPointer): a pointer to a QObject that becomes null when the object is destroyed.
#ifndef OM_QT_QPOINTER_H
#define OM_QT_QPOINTER_H

#include <QtCore/qobject.h>

OM_BEGIN_MODEL

class QVariant;

namespace __omqt {

// Beside an object: whether it is still there, for as long as anybody asks.
struct object_guard {
    int __references;
    QObject *__object;
};
object_guard *guard_object(QObject *object);
// What a variant with a pointer to an object points to; null if it has none.
QObject *object_in(const QVariant &variant);
inline object_guard *share_guard(object_guard *guard) {
    if (guard)
        ++guard->__references;
    return guard;
}
inline void drop_guard(object_guard *guard) {
    if (guard && --guard->__references == 0)
        __om::model_delete(guard);
}

} // namespace __omqt

template <class T>
class QPointer {
    __omqt::object_guard *__guard;
    T *__value;

    template <class X>
    friend class QPointer;
    static QObject *as_object(const QObject *p) { return const_cast<QObject *>(p); }

public:
    QPointer() noexcept : __guard(nullptr), __value(nullptr) {}
#if OM_QT6
    constexpr QPointer(std::nullptr_t) noexcept : __guard(nullptr), __value(nullptr) {}
#endif
    QPointer(T *p) : __guard(__omqt::guard_object(as_object(p))), __value(p) {}
    QPointer(const QPointer &other) noexcept : __guard(__omqt::share_guard(other.__guard)), __value(other.__value) {}
    QPointer(QPointer &&other) noexcept : __guard(other.__guard), __value(other.__value) {
        other.__guard = nullptr;
        other.__value = nullptr;
    }
    ~QPointer() { __omqt::drop_guard(__guard); }
    QPointer &operator=(const QPointer &other) noexcept {
        QPointer copy(other);
        swap(copy);
        return *this;
    }
    QPointer &operator=(QPointer &&other) noexcept {
        QPointer taken(std::move(other));
        swap(taken);
        return *this;
    }
    QPointer &operator=(T *p) {
        QPointer other(p);
        swap(other);
        return *this;
    }
    void swap(QPointer &other) noexcept {
        std::swap(__guard, other.__guard);
        std::swap(__value, other.__value);
    }

    T *data() const noexcept { return __guard && __guard->__object ? __value : nullptr; }
#if OM_QT6
    T *get() const noexcept { return data(); }
#endif
    T *operator->() const noexcept {
        T *const object = data();
        OM_QT_REQUIRES("empty-access", object != nullptr, "QPointer::operator->() of a null pointer");
        return object;
    }
    T &operator*() const noexcept {
        T *const object = data();
        OM_QT_REQUIRES("empty-access", object != nullptr, "QPointer::operator*() of a null pointer");
        return *object;
    }
    operator T *() const noexcept { return data(); }
    bool isNull() const noexcept { return data() == nullptr; }
    void clear() noexcept {
        __omqt::drop_guard(__guard);
        __guard = nullptr;
        __value = nullptr;
    }
};
template <class T>
Q_DECLARE_TYPEINFO_BODY(QPointer<T>, Q_MOVABLE_TYPE);

#define OM_QT_COMPARE(op)                                                                                              \
    template <class T>                                                                                                 \
    inline bool operator op(const T *o, const QPointer<T> &p) {                                                        \
        return o op p.data();                                                                                          \
    }                                                                                                                  \
    template <class T>                                                                                                 \
    inline bool operator op(const QPointer<T> &p, const T *o) {                                                        \
        return p.data() op o;                                                                                          \
    }                                                                                                                  \
    template <class T>                                                                                                 \
    inline bool operator op(T *o, const QPointer<T> &p) {                                                              \
        return o op p.data();                                                                                          \
    }                                                                                                                  \
    template <class T>                                                                                                 \
    inline bool operator op(const QPointer<T> &p, T *o) {                                                              \
        return p.data() op o;                                                                                          \
    }                                                                                                                  \
    template <class T>                                                                                                 \
    inline bool operator op(const QPointer<T> &p1, const QPointer<T> &p2) {                                            \
        return p1.data() op p2.data();                                                                                 \
    }                                                                                                                  \
    template <class T>                                                                                                 \
    inline bool operator op(const QPointer<T> &p, std::nullptr_t) {                                                    \
        return p.data() op nullptr;                                                                                    \
    }                                                                                                                  \
    template <class T>                                                                                                 \
    inline bool operator op(std::nullptr_t, const QPointer<T> &p) {                                                    \
        return p.data() op nullptr;                                                                                    \
    }
OM_QT_COMPARE(==)
OM_QT_COMPARE(!=)
#undef OM_QT_COMPARE

template <class T>
inline void swap(QPointer<T> &p1, QPointer<T> &p2) noexcept {
    p1.swap(p2);
}
template <typename T>
QPointer<T> qPointerFromVariant(const QVariant &variant) {
    return QPointer<T>(qobject_cast<T *>(__omqt::object_in(variant)));
}

OM_END_MODEL

#endif
