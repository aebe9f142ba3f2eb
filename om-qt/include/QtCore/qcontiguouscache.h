// QContiguousCache (QContiguousCache): a ring of as many items as its capacity, with indexes that follow each other.
#ifndef OM_QT_QCONTIGUOUSCACHE_H
#define OM_QT_QCONTIGUOUSCACHE_H

#include <QtCore/qglobal.h>
#include <__om/memory/allocator.h>
#include <__omqt/shared.h>

OM_BEGIN_MODEL

namespace __omqt {

// The item with the index `first + i` lies at `(start + i) % capacity`: items never move.
template <class T>
struct ring {
    T *__items;
    size_type __capacity;
    size_type __start;
    size_type __count;
    size_type __first;

    ring() : __items(nullptr), __capacity(0), __start(0), __count(0), __first(0) {}
    ring(const ring &) = delete;
    ring &operator=(const ring &) = delete;
    ~ring() {
        clear();
        std::allocator<T>().deallocate(__items, std::size_t(__capacity));
    }
    // For a ring without items.
    void allocate(size_type capacity) {
        if (capacity != 0)
            __items = std::allocator<T>().allocate(std::size_t(capacity));
        __capacity = capacity;
    }
    T *item(size_type i) const { return __items + (__start + i) % __capacity; }
    void clear() {
        while (__count != 0)
            drop_last();
        __start = __first = 0;
    }
    void drop_last() {
        item(__count - 1)->~T();
        --__count;
    }
    void drop_first() {
        item(0)->~T();
        __start = (__start + 1) % __capacity;
        ++__first;
        --__count;
    }
    void append(const T &value) {
        ::new (static_cast<void *>(item(__count))) T(value);
        ++__count;
    }
    void prepend(const T &value) {
        const size_type start = __start == 0 ? __capacity - 1 : __start - 1;
        ::new (static_cast<void *>(__items + start)) T(value);
        __start = start;
        --__first;
        ++__count;
    }
};

struct copy_ring {
    template <class T>
    static void copy(const ring<T> &from, ring<T> &to) {
        to.allocate(from.__capacity);
        to.__start = from.__start;
        to.__first = from.__first;
        for (size_type i = 0; i != from.__count; ++i)
            to.append(*from.item(i));
    }
};

} // namespace __omqt

template <typename T>
class QContiguousCache {
    typedef __omqt::size_type size_type;

    __omqt::shared<__omqt::ring<T>, __omqt::copy_ring> __d;

    const __omqt::ring<T> &ring() const { return __d.present(); }

public:
    typedef T value_type;
    typedef T *pointer;
    typedef const T *const_pointer;
    typedef T &reference;
    typedef const T &const_reference;
    typedef qptrdiff difference_type;

    explicit QContiguousCache(size_type capacity = 0) {
        OM_QT_REQUIRES("library-precondition", capacity >= 0, "QContiguousCache: a negative capacity");
        __d.own().allocate(capacity);
    }
    void swap(QContiguousCache &other) noexcept { __d.swap(other.__d); }

    bool operator==(const QContiguousCache &other) const {
        if (__d.is_shared_with(other.__d))
            return true;
        const __omqt::ring<T> &mine = ring(), &theirs = other.ring();
        if (mine.__start != theirs.__start || mine.__count != theirs.__count || mine.__first != theirs.__first ||
            mine.__capacity != theirs.__capacity)
            return false;
        for (size_type i = 0; i != mine.__count; ++i)
            if (!(*mine.item(i) == *theirs.item(i)))
                return false;
        return true;
    }
    bool operator!=(const QContiguousCache &other) const { return !(*this == other); }

    void detach() { __d.detach(); }
    bool isDetached() const { return !__d.has_other_owners(); }
    void setSharable(bool sharable) { __d.set_sharable(sharable); }

    size_type capacity() const { return ring().__capacity; }
    size_type count() const { return ring().__count; }
    size_type size() const { return ring().__count; }
    bool isEmpty() const { return ring().__count == 0; }
    bool isFull() const { return ring().__count == ring().__capacity; }
    size_type available() const { return ring().__capacity - ring().__count; }
    void clear() { __d.own().clear(); }
    // Items that no longer fit go from the beginning.
    void setCapacity(size_type capacity) {
        OM_QT_REQUIRES("library-precondition", capacity >= 0, "QContiguousCache::setCapacity(): a negative capacity");
        if (capacity == ring().__capacity)
            return;
        QContiguousCache made(capacity);
        const __omqt::ring<T> &before = ring();
        __omqt::ring<T> &after = made.__d.own();
        const size_type kept = before.__count < capacity ? before.__count : capacity;
        after.__first = before.__first + before.__count - kept;
        if (capacity != 0)
            after.__start = after.__first % capacity;
        for (size_type i = before.__count - kept; i != before.__count; ++i)
            after.append(*before.item(i));
        swap(made);
    }

    // "i must be a valid index position in the cache."
    const T &at(size_type i) const {
        OM_QT_REQUIRES("container-bounds", containsIndex(i), "QContiguousCache::at(): index out of range");
        return *ring().item(i - ring().__first);
    }
    const T &operator[](size_type i) const {
        OM_QT_REQUIRES("container-bounds", containsIndex(i), "QContiguousCache::operator[]: index out of range");
        return *ring().item(i - ring().__first);
    }
    // An item that there is not is inserted.
    T &operator[](size_type i) {
        if (!containsIndex(i))
            insert(i, T());
        __omqt::ring<T> &mine = __d.own();
        return *mine.item(i - mine.__first);
    }

    // A cache without capacity stays empty.
    void append(const T &value) {
        if (capacity() == 0)
            return;
        const T copy(value);
        __omqt::ring<T> &mine = __d.own();
        if (mine.__count == mine.__capacity)
            mine.drop_first();
        mine.append(copy);
    }
    void prepend(const T &value) {
        if (capacity() == 0)
            return;
        const T copy(value);
        __omqt::ring<T> &mine = __d.own();
        if (mine.__count == mine.__capacity)
            mine.drop_last();
        mine.prepend(copy);
    }
    // What is neither in the cache nor beside it takes the place of everything.
    void insert(size_type i, const T &value) {
        OM_QT_REQUIRES("container-bounds", i >= 0, "QContiguousCache::insert(): index out of range");
        if (containsIndex(i)) {
            __omqt::ring<T> &mine = __d.own();
            *mine.item(i - mine.__first) = value;
        } else if (i == ring().__first - 1) {
            prepend(value);
        } else if (i == ring().__first + ring().__count) {
            append(value);
        } else if (capacity() != 0) {
            const T copy(value);
            __omqt::ring<T> &mine = __d.own();
            mine.clear();
            mine.__first = i;
            mine.__start = i % mine.__capacity;
            mine.append(copy);
        }
    }
    bool containsIndex(size_type i) const { return i >= ring().__first && i - ring().__first < ring().__count; }
    size_type firstIndex() const { return ring().__first; }
    size_type lastIndex() const { return ring().__first + ring().__count - 1; }

    // "This function assumes that the cache isn't empty."
    const T &first() const {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QContiguousCache::first() on an empty cache");
        return *ring().item(0);
    }
    const T &last() const {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QContiguousCache::last() on an empty cache");
        return *ring().item(ring().__count - 1);
    }
    T &first() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QContiguousCache::first() on an empty cache");
        return *__d.own().item(0);
    }
    T &last() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QContiguousCache::last() on an empty cache");
        __omqt::ring<T> &mine = __d.own();
        return *mine.item(mine.__count - 1);
    }
    void removeFirst() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QContiguousCache::removeFirst() on an empty cache");
        __d.own().drop_first();
    }
    void removeLast() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QContiguousCache::removeLast() on an empty cache");
        __d.own().drop_last();
    }
    T takeFirst() {
        T taken(std::move(first()));
        removeFirst();
        return taken;
    }
    T takeLast() {
        T taken(std::move(last()));
        removeLast();
        return taken;
    }

    bool areIndexesValid() const {
        return ring().__first >= 0 && ring().__first < __largest() - ring().__count &&
               (ring().__first % (ring().__capacity ? ring().__capacity : 1)) == ring().__start;
    }
    void normalizeIndexes() {
        __omqt::ring<T> &mine = __d.own();
        mine.__first = mine.__start;
    }

private:
    static size_type __largest() { return size_type((quint64(1) << (8 * sizeof(size_type) - 1)) - 1); }
};

template <typename T>
inline void swap(QContiguousCache<T> &x, QContiguousCache<T> &y) noexcept {
    x.swap(y);
}

OM_END_MODEL

#endif
