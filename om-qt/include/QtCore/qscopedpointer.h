// QScopedPointer, QScopedArrayPointer and what they delete with (QScopedPointer class page).
#ifndef OM_QT_QSCOPEDPOINTER_H
#define OM_QT_QSCOPEDPOINTER_H

#include <QtCore/qglobal.h>
#include <stdlib.h>

OM_BEGIN_MODEL

template <typename T>
struct QScopedPointerDeleter {
    static void cleanup(T *pointer) noexcept {
        static_assert(sizeof(T) > 0, "QScopedPointer requires a fully defined type");
        delete pointer;
    }
    void operator()(T *pointer) const noexcept { cleanup(pointer); }
};
template <typename T>
struct QScopedPointerArrayDeleter {
    static void cleanup(T *pointer) noexcept {
        static_assert(sizeof(T) > 0, "QScopedPointer requires a fully defined type");
        delete[] pointer;
    }
    void operator()(T *pointer) const noexcept { cleanup(pointer); }
};
struct QScopedPointerPodDeleter {
    static void cleanup(void *pointer) noexcept { free(pointer); }
    void operator()(void *pointer) const noexcept { cleanup(pointer); }
};
template <typename T>
struct QScopedPointerObjectDeleteLater {
    static void cleanup(T *pointer) {
        if (pointer)
            pointer->deleteLater();
    }
    void operator()(T *pointer) const { cleanup(pointer); }
};
class QObject;
typedef QScopedPointerObjectDeleteLater<QObject> QScopedPointerDeleteLater;

template <typename T, typename Cleanup = QScopedPointerDeleter<T> >
class QScopedPointer {
    QScopedPointer(const QScopedPointer &) = delete;
    QScopedPointer &operator=(const QScopedPointer &) = delete;

protected:
    T *d;

public:
    typedef T *pointer;

    explicit QScopedPointer(T *p = nullptr) noexcept : d(p) {}
    ~QScopedPointer() {
        T *const before = d;
        Cleanup::cleanup(before);
    }

    // QScopedPointer, operator*() and operator->(): "If the contained pointer is nullptr, behavior is undefined."
    T &operator*() const {
        OM_QT_REQUIRES("empty-access", d != nullptr, "QScopedPointer::operator*() of a null pointer");
        return *d;
    }
    T *operator->() const noexcept {
        OM_QT_REQUIRES("empty-access", d != nullptr, "QScopedPointer::operator->() of a null pointer");
        return d;
    }
    bool operator!() const noexcept { return !d; }
    explicit operator bool() const { return d != nullptr; }
    T *data() const noexcept { return d; }
    T *get() const noexcept { return d; }
    bool isNull() const noexcept { return !d; }

    void reset(T *other = nullptr) noexcept(noexcept(Cleanup::cleanup(static_cast<T *>(nullptr)))) {
        if (d == other)
            return;
        T *const before = d;
        d = other;
        Cleanup::cleanup(before);
    }
    T *take() noexcept {
        T *const before = d;
        d = nullptr;
        return before;
    }
    void swap(QScopedPointer &other) noexcept {
        T *const mine = d;
        d = other.d;
        other.d = mine;
    }

    friend bool operator==(const QScopedPointer &lhs, std::nullptr_t) noexcept { return lhs.isNull(); }
    friend bool operator==(std::nullptr_t, const QScopedPointer &rhs) noexcept { return rhs.isNull(); }
    friend bool operator!=(const QScopedPointer &lhs, std::nullptr_t) noexcept { return !lhs.isNull(); }
    friend bool operator!=(std::nullptr_t, const QScopedPointer &rhs) noexcept { return !rhs.isNull(); }
};
template <typename T, typename Cleanup>
inline bool operator==(const QScopedPointer<T, Cleanup> &lhs, const QScopedPointer<T, Cleanup> &rhs) noexcept {
    return lhs.data() == rhs.data();
}
template <typename T, typename Cleanup>
inline bool operator!=(const QScopedPointer<T, Cleanup> &lhs, const QScopedPointer<T, Cleanup> &rhs) noexcept {
    return lhs.data() != rhs.data();
}
template <typename T, typename Cleanup>
inline void swap(QScopedPointer<T, Cleanup> &p1, QScopedPointer<T, Cleanup> &p2) noexcept {
    p1.swap(p2);
}

template <typename T, typename Cleanup = QScopedPointerArrayDeleter<T> >
class QScopedArrayPointer : public QScopedPointer<T, Cleanup> {
    QScopedArrayPointer(const QScopedArrayPointer &) = delete;
    QScopedArrayPointer &operator=(const QScopedArrayPointer &) = delete;
    explicit inline QScopedArrayPointer(void *) {}

    template <typename A, typename B>
    struct if_same;
    template <typename A>
    struct if_same<A, A> {
        typedef bool type;
    };

public:
    QScopedArrayPointer() noexcept : QScopedPointer<T, Cleanup>(nullptr) {}
    // Of no derived class: what delete[] is given must be an array of this one.
    template <typename D, typename if_same<D, T>::type = true>
    explicit QScopedArrayPointer(D *p) : QScopedPointer<T, Cleanup>(p) {}

    // QScopedArrayPointer, operator[](): "If the contained pointer is nullptr, behavior is undefined."
    T &operator[](__omqt::size_type i) {
        OM_QT_REQUIRES("empty-access", this->d != nullptr, "QScopedArrayPointer::operator[]() of a null pointer");
        return this->d[i];
    }
    const T &operator[](__omqt::size_type i) const {
        OM_QT_REQUIRES("empty-access", this->d != nullptr, "QScopedArrayPointer::operator[]() of a null pointer");
        return this->d[i];
    }
    void swap(QScopedArrayPointer &other) noexcept { QScopedPointer<T, Cleanup>::swap(other); }
};
template <typename T, typename Cleanup>
inline void swap(QScopedArrayPointer<T, Cleanup> &p1, QScopedArrayPointer<T, Cleanup> &p2) noexcept {
    p1.swap(p2);
}

OM_END_MODEL

#endif
