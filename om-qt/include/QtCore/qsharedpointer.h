// QSharedPointer, QWeakPointer, QEnableSharedFromThis (their class pages).
//
// Beside the object lies a block with the counts of strong and weak references, and how the object ends. The blocks
// whose object is deleted with delete keep a list of these, so that a pointer that is owned already is found where it is
// given away a second time (QSharedPointer(): the object "must not be deleted … nor … another QSharedPointer").
#ifndef OM_QT_QSHAREDPOINTER_H
#define OM_QT_QSHAREDPOINTER_H

#include <QtCore/qhashfunctions.h>
#include <__om/container/model_memory.h>
#include <new>
#include <type_traits>
#include <utility>

OM_BEGIN_MODEL

class QObject;
template <class T>
T qobject_cast(QObject *object);
template <class T>
T qobject_cast(const QObject *object);
template <class T>
class QEnableSharedFromThis;
template <class T>
class QSharedPointer;
template <class T>
class QWeakPointer;

namespace __omqt {

// An object that is owned. The list only observes: a cycle of owners is a leak.
struct owned_key {
    const volatile void *__object;
    owned_key *__next;
    owned_key *__previous;
};

struct shared_count {
    int __strong;
    int __weak; // those of the weak pointers, and one for all strong ones
    void (*__end)(shared_count *);
    owned_key *__key; // of an object that is deleted with delete, while it is owned
};

template <class = void>
struct owned_keys {
    static owned_key *first;
};
template <class Unused>
owned_key *owned_keys<Unused>::first = nullptr;

inline bool is_owned(const volatile void *object) {
    for (const owned_key *key = owned_keys<>::first; key; key = key->__next)
        if (key->__object == object)
            return true;
    return false;
}
inline void note_owner(shared_count *count, const volatile void *object) {
    owned_key *const key = ::new (__verify_allocate_observer(sizeof(owned_key))) owned_key();
    key->__object = object;
    key->__previous = nullptr;
    key->__next = owned_keys<>::first;
    if (key->__next)
        key->__next->__previous = key;
    owned_keys<>::first = key;
    count->__key = key;
}
inline void forget_owner(shared_count *count) {
    owned_key *const key = count->__key;
    if (!key)
        return;
    if (key->__previous)
        key->__previous->__next = key->__next;
    else
        owned_keys<>::first = key->__next;
    if (key->__next)
        key->__next->__previous = key->__previous;
    count->__key = nullptr;
    __om::model_delete(key);
}

struct delete_object {
    template <class T>
    void operator()(T *object) const {
        static_assert(sizeof(T) > 0, "QSharedPointer requires a fully defined type");
        delete object;
    }
};
// What create() made, which no operator delete of the class gets to see.
struct end_object {
    template <class T>
    void operator()(T *object) const {
        object->~T();
        ::operator delete(const_cast<typename std::remove_cv<T>::type *>(object));
    }
};

template <class T, class Deleter>
inline void call_deleter(T *object, Deleter &deleter) {
    deleter(object);
}
template <class T, class Result, class Class>
inline void call_deleter(T *object, Result (Class::*&deleter)()) {
    if (object)
        (object->*deleter)();
}

template <class T, class Deleter>
struct counted_object : shared_count {
    T *__pointer;
    Deleter __deleter;

    counted_object(T *object, const Deleter &deleter) : shared_count(), __pointer(object), __deleter(deleter) {
        __strong = __weak = 1;
        __end = &end;
    }
    static void end(shared_count *count) {
        counted_object *const self = static_cast<counted_object *>(count);
        call_deleter(self->__pointer, self->__deleter);
    }
};

template <class T, class Deleter>
inline shared_count *count_object(T *object, const Deleter &deleter) {
    typedef counted_object<T, Deleter> counted;
    return ::new (__verify_allocate(sizeof(counted))) counted(object, deleter);
}
inline void drop_weak(shared_count *count) {
    if (count && --count->__weak == 0)
        __verify_release(count);
}
inline void drop_strong(shared_count *count) {
    if (!count)
        return;
    if (--count->__strong == 0) {
        forget_owner(count);
        count->__end(count);
    }
    drop_weak(count);
}
inline shared_count *add_strong(shared_count *count) {
    if (count) {
        ++count->__strong;
        ++count->__weak;
    }
    return count;
}
inline shared_count *add_weak(shared_count *count) {
    if (count)
        ++count->__weak;
    return count;
}

} // namespace __omqt

template <class T>
class QSharedPointer {
    T *__value;
    __omqt::shared_count *__count;

    template <class X>
    friend class QSharedPointer;
    template <class X>
    friend class QWeakPointer;
    template <class X>
    friend class QEnableSharedFromThis;

    // An object that knows who owns it (QEnableSharedFromThis).
    template <class Y>
    void tell(const QEnableSharedFromThis<Y> *object) {
        object->initializeFromSharedPointer(QSharedPointer<Y>(*this, const_cast<Y *>(static_cast<const Y *>(__value))));
    }
    void tell(...) {}

    template <class X, class Deleter>
    void own(X *object, const Deleter &deleter) {
        __value = object;
        __count = __omqt::count_object(object, deleter);
        if (object)
            tell(object);
    }
    template <class X>
    void own(X *object) {
        if (!object)
            return;
        // QSharedPointer(): "you must not delete it or create another QSharedPointer object to it"
        OM_QT_REQUIRES("library-precondition", !__omqt::is_owned(object),
                       "QSharedPointer(): another QSharedPointer owns this pointer already");
        __value = object;
        __count = __omqt::count_object(object, __omqt::delete_object());
        __omqt::note_owner(__count, object);
        tell(object);
    }
    void take_weak(__omqt::shared_count *count, T *object) {
        if (count && count->__strong > 0) {
            __count = __omqt::add_strong(count);
            __value = object;
        }
    }

public:
    typedef T Type;
    typedef T element_type;
    typedef T value_type;
    typedef value_type *pointer;
    typedef const value_type *const_pointer;
    typedef value_type &reference;
    typedef const value_type &const_reference;
    typedef qptrdiff difference_type;

    constexpr QSharedPointer() noexcept : __value(nullptr), __count(nullptr) {}
    constexpr QSharedPointer(std::nullptr_t) noexcept : __value(nullptr), __count(nullptr) {}
    template <class X, typename std::enable_if<std::is_convertible<X *, T *>::value, bool>::type = true>
    explicit QSharedPointer(X *ptr) : __value(nullptr), __count(nullptr) {
        own(ptr);
    }
    template <class X, typename Deleter,
              typename std::enable_if<std::is_convertible<X *, T *>::value, bool>::type = true>
    QSharedPointer(X *ptr, Deleter deleter) : __value(nullptr), __count(nullptr) {
        own(ptr, deleter);
    }
    template <typename Deleter>
    QSharedPointer(std::nullptr_t, Deleter deleter) : __value(nullptr), __count(nullptr) {
        own(static_cast<T *>(nullptr), deleter);
    }
    QSharedPointer(const QSharedPointer &other) noexcept
        : __value(other.__value), __count(__omqt::add_strong(other.__count)) {}
    QSharedPointer(QSharedPointer &&other) noexcept : __value(other.__value), __count(other.__count) {
        other.__value = nullptr;
        other.__count = nullptr;
    }
    template <class X, typename std::enable_if<std::is_convertible<X *, T *>::value, bool>::type = true>
    QSharedPointer(const QSharedPointer<X> &other) noexcept
        : __value(other.__value), __count(__omqt::add_strong(other.__count)) {}
    template <class X, typename std::enable_if<std::is_convertible<X *, T *>::value, bool>::type = true>
    QSharedPointer(QSharedPointer<X> &&other) noexcept : __value(other.__value), __count(other.__count) {
        other.__value = nullptr;
        other.__count = nullptr;
    }
    // Null where the object is gone.
    template <class X, typename std::enable_if<std::is_convertible<X *, T *>::value, bool>::type = true>
    QSharedPointer(const QWeakPointer<X> &other) : __value(nullptr), __count(nullptr) {
        take_weak(other.__count, other.__value);
    }
    // Of the same owner, to what belongs to it: for the casts.
    template <class X>
    QSharedPointer(const QSharedPointer<X> &owner, T *object) noexcept
        : __value(object), __count(object ? __omqt::add_strong(owner.__count) : nullptr) {}
    ~QSharedPointer() { __omqt::drop_strong(__count); }

    QSharedPointer &operator=(const QSharedPointer &other) noexcept {
        QSharedPointer copy(other);
        swap(copy);
        return *this;
    }
    QSharedPointer &operator=(QSharedPointer &&other) noexcept {
        QSharedPointer moved(std::move(other));
        swap(moved);
        return *this;
    }
    template <class X, typename std::enable_if<std::is_convertible<X *, T *>::value, bool>::type = true>
    QSharedPointer &operator=(const QSharedPointer<X> &other) noexcept {
        QSharedPointer copy(other);
        swap(copy);
        return *this;
    }
    template <class X, typename std::enable_if<std::is_convertible<X *, T *>::value, bool>::type = true>
    QSharedPointer &operator=(QSharedPointer<X> &&other) noexcept {
        QSharedPointer moved(std::move(other));
        swap(moved);
        return *this;
    }
    template <class X, typename std::enable_if<std::is_convertible<X *, T *>::value, bool>::type = true>
    QSharedPointer &operator=(const QWeakPointer<X> &other) {
        QSharedPointer copy(other);
        swap(copy);
        return *this;
    }
    void swap(QSharedPointer &other) noexcept {
        std::swap(__value, other.__value);
        std::swap(__count, other.__count);
    }

    T *data() const noexcept { return __value; }
    T *get() const noexcept { return __value; }
    bool isNull() const noexcept { return !__value; }
    explicit operator bool() const noexcept { return __value != nullptr; }
    bool operator!() const noexcept { return !__value; }
    // QSharedPointer, operator*() and operator->(): "If the contained pointer is nullptr, behavior is undefined."
    typename std::add_lvalue_reference<T>::type operator*() const {
        OM_QT_REQUIRES("empty-access", __value != nullptr, "QSharedPointer::operator*() of a null pointer");
        return *__value;
    }
    T *operator->() const noexcept {
        OM_QT_REQUIRES("empty-access", __value != nullptr, "QSharedPointer::operator->() of a null pointer");
        return __value;
    }

    void clear() {
        QSharedPointer empty;
        swap(empty);
    }
    void reset() { clear(); }
    void reset(T *t) {
        QSharedPointer copy(t);
        swap(copy);
    }
    template <typename Deleter>
    void reset(T *t, Deleter deleter) {
        QSharedPointer copy(t, deleter);
        swap(copy);
    }
    QWeakPointer<T> toWeakRef() const { return QWeakPointer<T>(*this); }

    template <class X>
    QSharedPointer<X> staticCast() const {
        return QSharedPointer<X>(*this, static_cast<X *>(__value));
    }
#if OM_RTTI
    template <class X>
    QSharedPointer<X> dynamicCast() const {
        return QSharedPointer<X>(*this, dynamic_cast<X *>(__value));
    }
#endif
    template <class X>
    QSharedPointer<X> constCast() const {
        return QSharedPointer<X>(*this, const_cast<X *>(__value));
    }
    template <class X>
    QSharedPointer<X> objectCast() const {
        return QSharedPointer<X>(*this, qobject_cast<X *>(__value));
    }

    template <typename... Args>
    static QSharedPointer create(Args &&...args) {
        typedef typename std::remove_cv<T>::type Object;
        struct memory {
            void *__at;
            memory() : __at(::operator new(sizeof(Object))) {}
            ~memory() {
                if (__at)
                    ::operator delete(__at);
            }
        } room;
        T *const made = ::new (room.__at) Object(std::forward<Args>(args)...);
        room.__at = nullptr;
        QSharedPointer result;
        result.own(made, __omqt::end_object());
        __omqt::note_owner(result.__count, made);
        return result;
    }
};

template <class T>
class QWeakPointer {
    __omqt::shared_count *__count;
    T *__value;

    template <class X>
    friend class QSharedPointer;
    template <class X>
    friend class QWeakPointer;

public:
    typedef T element_type;
    typedef T value_type;
    typedef value_type *pointer;
    typedef const value_type *const_pointer;
    typedef value_type &reference;
    typedef const value_type &const_reference;
    typedef qptrdiff difference_type;

    constexpr QWeakPointer() noexcept : __count(nullptr), __value(nullptr) {}
    QWeakPointer(const QWeakPointer &other) noexcept
        : __count(__omqt::add_weak(other.__count)), __value(other.__value) {}
    QWeakPointer(QWeakPointer &&other) noexcept : __count(other.__count), __value(other.__value) {
        other.__count = nullptr;
        other.__value = nullptr;
    }
    template <class X, typename std::enable_if<std::is_convertible<X *, T *>::value, bool>::type = true>
    QWeakPointer(const QWeakPointer<X> &other) noexcept
        : __count(__omqt::add_weak(other.__count)),
          __value(other.__count && other.__count->__strong ? other.__value : nullptr) {}
    template <class X, typename std::enable_if<std::is_convertible<X *, T *>::value, bool>::type = true>
    QWeakPointer(const QSharedPointer<X> &other) noexcept
        : __count(__omqt::add_weak(other.__count)), __value(other.__value) {}
    ~QWeakPointer() { __omqt::drop_weak(__count); }

    QWeakPointer &operator=(const QWeakPointer &other) noexcept {
        QWeakPointer copy(other);
        swap(copy);
        return *this;
    }
    QWeakPointer &operator=(QWeakPointer &&other) noexcept {
        QWeakPointer moved(std::move(other));
        swap(moved);
        return *this;
    }
    template <class X, typename std::enable_if<std::is_convertible<X *, T *>::value, bool>::type = true>
    QWeakPointer &operator=(const QWeakPointer<X> &other) noexcept {
        QWeakPointer copy(other);
        swap(copy);
        return *this;
    }
    template <class X, typename std::enable_if<std::is_convertible<X *, T *>::value, bool>::type = true>
    QWeakPointer &operator=(const QSharedPointer<X> &other) noexcept {
        QWeakPointer copy(other);
        swap(copy);
        return *this;
    }
    void swap(QWeakPointer &other) noexcept {
        std::swap(__value, other.__value);
        std::swap(__count, other.__count);
    }

    bool isNull() const noexcept { return !__count || __count->__strong == 0 || !__value; }
    explicit operator bool() const noexcept { return !isNull(); }
    bool operator!() const noexcept { return isNull(); }
#if !OM_QT6
    T *data() const noexcept { return isNull() ? nullptr : __value; }
#endif
    void clear() {
        QWeakPointer empty;
        swap(empty);
    }
    QSharedPointer<T> toStrongRef() const { return QSharedPointer<T>(*this); }
    QSharedPointer<T> lock() const { return toStrongRef(); }

    // Two of one object are equal, and so are two that have none.
    template <class X>
    bool operator==(const QWeakPointer<X> &other) const noexcept {
        return __count == other.__count &&
               static_cast<const void *>(__value) == static_cast<const void *>(other.__value);
    }
    template <class X>
    bool operator!=(const QWeakPointer<X> &other) const noexcept {
        return !(*this == other);
    }
    template <class X>
    bool operator==(const QSharedPointer<X> &other) const noexcept {
        return __count == other.__count;
    }
    template <class X>
    bool operator!=(const QSharedPointer<X> &other) const noexcept {
        return !(*this == other);
    }
    friend bool operator==(const QWeakPointer &p, std::nullptr_t) { return p.isNull(); }
    friend bool operator==(std::nullptr_t, const QWeakPointer &p) { return p.isNull(); }
    friend bool operator!=(const QWeakPointer &p, std::nullptr_t) { return !p.isNull(); }
    friend bool operator!=(std::nullptr_t, const QWeakPointer &p) { return !p.isNull(); }
};

template <class T>
class QEnableSharedFromThis {
    mutable QWeakPointer<T> __weak;

    template <class X>
    friend class QSharedPointer;
    template <class X>
    void initializeFromSharedPointer(const QSharedPointer<X> &ptr) const {
        __weak = ptr;
    }

protected:
    QEnableSharedFromThis() = default;
    QEnableSharedFromThis(const QEnableSharedFromThis &) {}
    QEnableSharedFromThis &operator=(const QEnableSharedFromThis &) { return *this; }

public:
    // Null where no QSharedPointer owns the object.
    QSharedPointer<T> sharedFromThis() { return QSharedPointer<T>(__weak); }
    QSharedPointer<const T> sharedFromThis() const { return QSharedPointer<const T>(__weak); }
};

#define OM_QT_SHARED_COMPARE(op)                                                                                       \
    template <class T, class X>                                                                                        \
    inline bool operator op(const QSharedPointer<T> &p1, const QSharedPointer<X> &p2) noexcept {                       \
        return p1.data() op p2.data();                                                                                 \
    }                                                                                                                  \
    template <class T, class X>                                                                                        \
    inline bool operator op(const QSharedPointer<T> &p1, const X *p2) noexcept {                                       \
        return p1.data() op p2;                                                                                        \
    }                                                                                                                  \
    template <class T, class X>                                                                                        \
    inline bool operator op(const T *p1, const QSharedPointer<X> &p2) noexcept {                                       \
        return p1 op p2.data();                                                                                        \
    }
OM_QT_SHARED_COMPARE(==)
OM_QT_SHARED_COMPARE(!=)
#undef OM_QT_SHARED_COMPARE
template <class T, class X>
inline bool operator<(const QSharedPointer<T> &p1, const QSharedPointer<X> &p2) noexcept {
    return quintptr(static_cast<const void *>(p1.data())) < quintptr(static_cast<const void *>(p2.data()));
}
template <class T>
inline bool operator==(const QSharedPointer<T> &p, std::nullptr_t) noexcept {
    return p.isNull();
}
template <class T>
inline bool operator==(std::nullptr_t, const QSharedPointer<T> &p) noexcept {
    return p.isNull();
}
template <class T>
inline bool operator!=(const QSharedPointer<T> &p, std::nullptr_t) noexcept {
    return !p.isNull();
}
template <class T>
inline bool operator!=(std::nullptr_t, const QSharedPointer<T> &p) noexcept {
    return !p.isNull();
}
template <class T, class X>
inline typename QSharedPointer<T>::difference_type operator-(const QSharedPointer<T> &p1, const QSharedPointer<X> &p2) {
    return p1.data() - p2.data();
}
template <class T, class X>
inline bool operator==(const QSharedPointer<T> &p1, const QWeakPointer<X> &p2) {
    return p2 == p1;
}
template <class T, class X>
inline bool operator!=(const QSharedPointer<T> &p1, const QWeakPointer<X> &p2) {
    return p2 != p1;
}
template <class T>
inline void swap(QSharedPointer<T> &p1, QSharedPointer<T> &p2) noexcept {
    p1.swap(p2);
}
template <class T>
inline void swap(QWeakPointer<T> &p1, QWeakPointer<T> &p2) noexcept {
    p1.swap(p2);
}
template <class T>
inline __omqt::hash_type qHash(const QSharedPointer<T> &ptr, __omqt::hash_type seed = 0) {
    return qHash(ptr.data(), seed);
}

#define OM_QT_SHARED_CAST(Function, member)                                                                            \
    template <class X, class T>                                                                                        \
    inline QSharedPointer<X> Function(const QSharedPointer<T> &ptr) {                                                  \
        return ptr.template member<X>();                                                                               \
    }                                                                                                                  \
    template <class X, class T>                                                                                        \
    inline QSharedPointer<X> Function(const QWeakPointer<T> &ptr) {                                                    \
        return ptr.toStrongRef().template member<X>();                                                                 \
    }
OM_QT_SHARED_CAST(qSharedPointerCast, staticCast)
OM_QT_SHARED_CAST(qSharedPointerDynamicCast, dynamicCast)
OM_QT_SHARED_CAST(qSharedPointerConstCast, constCast)
OM_QT_SHARED_CAST(qSharedPointerObjectCast, objectCast)
#undef OM_QT_SHARED_CAST
template <class X, class T>
inline QWeakPointer<X> qWeakPointerCast(const QSharedPointer<T> &ptr) {
    return ptr.template staticCast<X>().toWeakRef();
}
template <typename T>
Q_DECLARE_TYPEINFO_BODY(QSharedPointer<T>, Q_MOVABLE_TYPE);
template <typename T>
Q_DECLARE_TYPEINFO_BODY(QWeakPointer<T>, Q_MOVABLE_TYPE);

OM_END_MODEL

#endif
