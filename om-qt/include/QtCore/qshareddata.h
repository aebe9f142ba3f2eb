// QSharedData, QSharedDataPointer, QExplicitlySharedDataPointer (their class pages).
//
// An object with the count 0 is nobody's: the pointers take it over by counting. A pointer that detaches copies the
// object; references taken before stay with the old one.
#ifndef OM_QT_QSHAREDDATA_H
#define OM_QT_QSHAREDDATA_H

#include <QtCore/qatomic.h>
#include <QtCore/qhashfunctions.h>

OM_BEGIN_MODEL

class QSharedData {
public:
    mutable QAtomicInt ref;

    QSharedData() noexcept : ref(0) {}
    QSharedData(const QSharedData &) noexcept : ref(0) {}
    QSharedData &operator=(const QSharedData &) = delete;
    ~QSharedData() = default;
};

#if OM_QT6
struct QAdoptSharedDataTag {
    explicit constexpr QAdoptSharedDataTag() = default;
};
#endif

namespace __omqt {

// One owner more or less of an object, where there is one.
template <class T>
inline T *count_owner(T *object) {
    if (object)
        object->ref.ref();
    return object;
}
template <class T>
inline void drop_owner(T *object) {
    if (object && !object->ref.deref())
        delete object;
}

} // namespace __omqt

#define OM_QT_SHARED_SPECIAL(Class)                                                                                    \
    Class() noexcept : d(nullptr) {}                                                                                   \
    ~Class() { __omqt::drop_owner(d); }                                                                                \
    Class(const Class &other) noexcept : d(__omqt::count_owner(other.d)) {}                                            \
    Class(Class &&other) noexcept : d(other.d) { other.d = nullptr; }                                                  \
    Class &operator=(const Class &other) noexcept {                                                                    \
        reset(other.d);                                                                                                \
        return *this;                                                                                                  \
    }                                                                                                                  \
    Class &operator=(T *data) noexcept {                                                                               \
        reset(data);                                                                                                   \
        return *this;                                                                                                  \
    }                                                                                                                  \
    Class &operator=(Class &&other) noexcept {                                                                         \
        Class taken(static_cast<Class &&>(other));                                                                     \
        swap(taken);                                                                                                   \
        return *this;                                                                                                  \
    }                                                                                                                  \
    void reset(T *ptr = nullptr) noexcept {                                                                            \
        if (ptr == d)                                                                                                  \
            return;                                                                                                    \
        T *const before = d;                                                                                           \
        d = __omqt::count_owner(ptr);                                                                                  \
        __omqt::drop_owner(before);                                                                                    \
    }                                                                                                                  \
    void swap(Class &other) noexcept {                                                                                 \
        T *const mine = d;                                                                                             \
        d = other.d;                                                                                                   \
        other.d = mine;                                                                                                \
    }                                                                                                                  \
    bool operator!() const noexcept { return !d; }                                                                     \
    friend bool operator==(const Class &p1, const Class &p2) noexcept { return p1.d == p2.d; }                         \
    friend bool operator!=(const Class &p1, const Class &p2) noexcept { return p1.d != p2.d; }                         \
    friend bool operator==(const Class &p1, const T *ptr) noexcept { return p1.d == ptr; }                             \
    friend bool operator!=(const Class &p1, const T *ptr) noexcept { return p1.d != ptr; }                             \
    friend bool operator==(const T *ptr, const Class &p2) noexcept { return ptr == p2.d; }                             \
    friend bool operator!=(const T *ptr, const Class &p2) noexcept { return ptr != p2.d; }                             \
    friend bool operator==(const Class &p1, std::nullptr_t) noexcept { return !p1; }                                   \
    friend bool operator!=(const Class &p1, std::nullptr_t) noexcept { return !!p1; }                                  \
    friend bool operator==(std::nullptr_t, const Class &p2) noexcept { return !p2; }                                   \
    friend bool operator!=(std::nullptr_t, const Class &p2) noexcept { return !!p2; }

template <class T>
class QSharedDataPointer {
    T *d;

    void detach_helper() {
        T *const mine = clone();
        mine->ref.ref();
        T *const before = d;
        d = mine;
        __omqt::drop_owner(before);
    }

protected:
    T *clone() { return new T(*d); }

public:
    typedef T Type;
    typedef T *pointer;

    OM_QT_SHARED_SPECIAL(QSharedDataPointer)
    explicit QSharedDataPointer(T *data) noexcept : d(__omqt::count_owner(data)) {}
#if OM_QT6
    QSharedDataPointer(T *data, QAdoptSharedDataTag) noexcept : d(data) {}
    T *take() noexcept {
        T *const before = d;
        d = nullptr;
        return before;
    }
    T *get() {
        detach();
        return d;
    }
    const T *get() const noexcept { return d; }
#endif

    // Changes and accesses by non-const members detach (QSharedDataPointer, "detach() … is called automatically").
    void detach() {
        if (d && d->ref.loadRelaxed() != 1)
            detach_helper();
    }
    T &operator*() {
        OM_QT_REQUIRES("empty-access", d != nullptr, "QSharedDataPointer::operator*() of a null pointer");
        detach();
        return *d;
    }
    const T &operator*() const {
        OM_QT_REQUIRES("empty-access", d != nullptr, "QSharedDataPointer::operator*() of a null pointer");
        return *d;
    }
    T *operator->() {
        OM_QT_REQUIRES("empty-access", d != nullptr, "QSharedDataPointer::operator->() of a null pointer");
        detach();
        return d;
    }
    const T *operator->() const noexcept {
        OM_QT_REQUIRES("empty-access", d != nullptr, "QSharedDataPointer::operator->() of a null pointer");
        return d;
    }
    operator T *() {
        detach();
        return d;
    }
    operator const T *() const noexcept { return d; }
    T *data() {
        detach();
        return d;
    }
    const T *data() const noexcept { return d; }
    const T *constData() const noexcept { return d; }
};

template <class T>
class QExplicitlySharedDataPointer {
    T *d;

    template <class X>
    friend class QExplicitlySharedDataPointer;

protected:
    T *clone() { return new T(*d); }

public:
    typedef T Type;
    typedef T *pointer;

    OM_QT_SHARED_SPECIAL(QExplicitlySharedDataPointer)
    explicit QExplicitlySharedDataPointer(T *data) noexcept : d(__omqt::count_owner(data)) {}
    template <class X>
    QExplicitlySharedDataPointer(const QExplicitlySharedDataPointer<X> &other) noexcept
        : d(__omqt::count_owner(static_cast<T *>(other.d))) {}
#if OM_QT6
    QExplicitlySharedDataPointer(T *data, QAdoptSharedDataTag) noexcept : d(data) {}
    T *get() const noexcept { return d; }
#endif
    T *take() noexcept {
        T *const before = d;
        d = nullptr;
        return before;
    }

    void detach() {
        if (d && d->ref.loadRelaxed() != 1) {
            T *const mine = clone();
            mine->ref.ref();
            T *const before = d;
            d = mine;
            __omqt::drop_owner(before);
        }
    }
    T &operator*() const {
        OM_QT_REQUIRES("empty-access", d != nullptr, "QExplicitlySharedDataPointer::operator*() of a null pointer");
        return *d;
    }
#if OM_QT6
    T *operator->() noexcept {
        OM_QT_REQUIRES("empty-access", d != nullptr, "QExplicitlySharedDataPointer::operator->() of a null pointer");
        return d;
    }
#endif
    T *operator->() const noexcept {
        OM_QT_REQUIRES("empty-access", d != nullptr, "QExplicitlySharedDataPointer::operator->() of a null pointer");
        return d;
    }
    T *data() const noexcept { return d; }
    const T *constData() const noexcept { return d; }
    explicit operator bool() const noexcept { return d != nullptr; }
};
#undef OM_QT_SHARED_SPECIAL

template <class T>
inline void swap(QSharedDataPointer<T> &p1, QSharedDataPointer<T> &p2) noexcept {
    p1.swap(p2);
}
template <class T>
inline void swap(QExplicitlySharedDataPointer<T> &p1, QExplicitlySharedDataPointer<T> &p2) noexcept {
    p1.swap(p2);
}
template <class T>
inline __omqt::hash_type qHash(const QSharedDataPointer<T> &ptr, __omqt::hash_type seed = 0) noexcept {
    return qHash(ptr.constData(), seed);
}
template <class T>
inline __omqt::hash_type qHash(const QExplicitlySharedDataPointer<T> &ptr, __omqt::hash_type seed = 0) noexcept {
    return qHash(ptr.constData(), seed);
}

OM_END_MODEL

#endif
