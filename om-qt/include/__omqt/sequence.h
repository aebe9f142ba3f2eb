// What QList and QVector have in common in both versions of Qt: elements in a shared array, found by their positions.
//
// Self is the class that inherits this, Messages has what its checks say (OM_QT_SEQUENCE_MESSAGES).
#ifndef OM_QT_SEQUENCE_H
#define OM_QT_SEQUENCE_H

#include <QtCore/qalgorithms.h>
#include <QtCore/qglobal.h>
#include <QtCore/qhashfunctions.h>
#include <__om/iterator/reverse.h>
#include <__omqt/array.h>
#include <initializer_list>
#include <iterator>

// A class page says of nearly every one of these members that "i must be a valid index position", or that the member
// "assumes that the list isn't empty".
#define OM_QT_SEQUENCE_MESSAGES(name, Class)                                                                           \
    struct name {                                                                                                      \
        static constexpr const char *at = Class "::at(): index out of range";                                          \
        static constexpr const char *subscript = Class "::operator[]: index out of range";                             \
        static constexpr const char *first = Class "::first() on an empty container";                                  \
        static constexpr const char *last = Class "::last() on an empty container";                                    \
        static constexpr const char *insert = Class "::insert(): index out of range";                                  \
        static constexpr const char *insert_count = Class "::insert(): the count is negative";                         \
        static constexpr const char *replace = Class "::replace(): index out of range";                                \
        static constexpr const char *remove = Class "::remove(): index out of range";                                  \
        static constexpr const char *remove_count = Class "::remove(): the count is negative, or too large";           \
        static constexpr const char *remove_first = Class "::removeFirst() on an empty container";                     \
        static constexpr const char *remove_last = Class "::removeLast() on an empty container";                       \
        static constexpr const char *take_at = Class "::takeAt(): index out of range";                                 \
        static constexpr const char *take_first = Class "::takeFirst() on an empty container";                         \
        static constexpr const char *take_last = Class "::takeLast() on an empty container";                           \
        static constexpr const char *move_from = Class "::move(): from is out of range";                               \
        static constexpr const char *move_to = Class "::move(): to is out of range";                                   \
        static constexpr const char *swap_items = Class "::swapItemsAt(): index out of range";                         \
        static constexpr const char *size = Class ": a negative size";                                                 \
        static constexpr const char *slice = Class ": the part that is asked for lies outside of the container";       \
        static constexpr const char *mismatch =                                                                        \
            "the iterator belongs to another container, or to what " Class " was before it detached";                  \
        static constexpr const char *erase_end = Class "::erase() of the past-the-end iterator";                       \
        static constexpr const char *erase_range = Class "::erase(): the range ends before it begins";                 \
    }

OM_BEGIN_MODEL

namespace __omqt {

// What an iterator of any category may be.
template <class Iterator>
using if_input_iterator = typename __om::if_input_iterator<Iterator>::type;

// The part of a sequence that mid() gives: pos and length are cut down to what there is (QList, mid()).
struct part {
    std::size_t first;
    std::size_t length;

    part(size_type size, size_type pos, size_type wanted) : first(0), length(0) {
        if (pos > size)
            return;
        if (pos < 0) {
            // What lies before the beginning counts.
            if (wanted >= 0 && wanted + pos <= 0)
                return;
            wanted = wanted < 0 ? size : wanted + pos;
            pos = 0;
        }
        if (wanted < 0 || wanted > size - pos)
            wanted = size - pos;
        first = std::size_t(pos);
        length = std::size_t(wanted);
    }
};

template <class T>
bool equal_arrays(const T *x, std::size_t n, const T *y, std::size_t m) {
    if (n != m)
        return false;
    for (std::size_t i = 0; i != n; ++i)
        if (!(x[i] == y[i]))
            return false;
    return true;
}
template <class T>
bool less_arrays(const T *x, std::size_t n, const T *y, std::size_t m) {
    for (std::size_t i = 0; i != n && i != m; ++i) {
        if (x[i] < y[i])
            return true;
        if (y[i] < x[i])
            return false;
    }
    return n < m;
}

template <class T, class Self, class Messages>
class sequence {
public:
    typedef T value_type;
    typedef T *pointer;
    typedef const T *const_pointer;
    typedef T &reference;
    typedef const T &const_reference;
    typedef __omqt::size_type size_type;
    typedef qptrdiff difference_type;
    typedef array_iterator<T, Self> iterator;
    typedef array_iterator<const T, Self> const_iterator;
    typedef iterator Iterator;
    typedef const_iterator ConstIterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;

    shared_array<T> __d;

    sequence() noexcept {}
    template <class Builder>
    sequence(std::size_t n, Builder builder) {
        if (n != 0)
            __d.own().build_first(n, builder);
    }

    size_type size() const noexcept { return size_type(__d.size()); }
    size_type count() const noexcept { return size_type(__d.size()); }
    size_type length() const noexcept { return size_type(__d.size()); }
    bool isEmpty() const noexcept { return __d.size() == 0; }
    bool empty() const noexcept { return __d.size() == 0; }

    void detach() { __d.detach(); }
    bool isDetached() const noexcept { return !__d.is_null() && !__d.has_other_owners(); }
    bool isSharedWith(const Self &other) const noexcept { return __d.is_shared_with(other.__d); }

    const T &at(size_type i) const {
        OM_QT_REQUIRES("container-bounds", std::size_t(i) < __d.size(), Messages::at);
        return __d.data()[i];
    }
    const T &operator[](size_type i) const {
        OM_QT_REQUIRES("container-bounds", std::size_t(i) < __d.size(), Messages::subscript);
        return __d.data()[i];
    }
    T &operator[](size_type i) {
        OM_QT_REQUIRES("container-bounds", std::size_t(i) < __d.size(), Messages::subscript);
        return __d.element(std::size_t(i));
    }
    // A position that there is not has the default value.
    T value(size_type i) const { return std::size_t(i) < __d.size() ? __d.data()[i] : T(); }
    T value(size_type i, const T &defaultValue) const {
        return std::size_t(i) < __d.size() ? __d.data()[i] : defaultValue;
    }

    T &first() {
        OM_QT_REQUIRES("empty-container", __d.size() != 0, Messages::first);
        return __d.element(0);
    }
    const T &first() const {
        OM_QT_REQUIRES("empty-container", __d.size() != 0, Messages::first);
        return __d.data()[0];
    }
    const T &constFirst() const { return first(); }
    T &last() {
        OM_QT_REQUIRES("empty-container", __d.size() != 0, Messages::last);
        return __d.element(__d.size() - 1);
    }
    const T &last() const {
        OM_QT_REQUIRES("empty-container", __d.size() != 0, Messages::last);
        return __d.data()[__d.size() - 1];
    }
    const T &constLast() const { return last(); }
    T &front() { return first(); }
    const T &front() const { return first(); }
    T &back() { return last(); }
    const T &back() const { return last(); }
    bool startsWith(const T &value) const { return !isEmpty() && first() == value; }
    bool endsWith(const T &value) const { return !isEmpty() && last() == value; }

    iterator begin() {
        __d.own();
        return iterator(__d.positions(), 0);
    }
    const_iterator begin() const { return const_iterator(__d.positions(), 0); }
    const_iterator cbegin() const { return const_iterator(__d.positions(), 0); }
    const_iterator constBegin() const { return const_iterator(__d.positions(), 0); }
    iterator end() {
        __d.own();
        return iterator(__d.positions(), __d.size());
    }
    const_iterator end() const { return const_iterator(__d.positions(), __d.size()); }
    const_iterator cend() const { return const_iterator(__d.positions(), __d.size()); }
    const_iterator constEnd() const { return const_iterator(__d.positions(), __d.size()); }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    const_reverse_iterator crbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator crend() const { return const_reverse_iterator(begin()); }

    void reserve(size_type n) {
        if (n > 0 && std::size_t(n) > __d.room())
            __d.own().reallocate(std::size_t(n));
    }

    void replace(size_type i, const T &value) {
        OM_QT_REQUIRES("container-bounds", std::size_t(i) < __d.size(), Messages::replace);
        __d.own().__data[i] = value;
    }
    void removeFirst() {
        OM_QT_REQUIRES("empty-container", __d.size() != 0, Messages::remove_first);
        __d.own().remove(0, 1);
    }
    void removeLast() {
        OM_QT_REQUIRES("empty-container", __d.size() != 0, Messages::remove_last);
        __d.own().truncate(__d.size() - 1);
    }
    void pop_front() { removeFirst(); }
    void pop_back() { removeLast(); }
    T takeAt(size_type i) {
        OM_QT_REQUIRES("container-bounds", std::size_t(i) < __d.size(), Messages::take_at);
        T taken(std::move(__d.element(std::size_t(i))));
        __d.own().remove(std::size_t(i), 1);
        return taken;
    }
    T takeFirst() {
        OM_QT_REQUIRES("empty-container", __d.size() != 0, Messages::take_first);
        T taken(std::move(__d.element(0)));
        __d.own().remove(0, 1);
        return taken;
    }
    T takeLast() {
        OM_QT_REQUIRES("empty-container", __d.size() != 0, Messages::take_last);
        T taken(std::move(__d.element(__d.size() - 1)));
        __d.own().truncate(__d.size() - 1);
        return taken;
    }
    void move(size_type from, size_type to) {
        OM_QT_REQUIRES("container-bounds", std::size_t(from) < __d.size(), Messages::move_from);
        OM_QT_REQUIRES("container-bounds", std::size_t(to) < __d.size(), Messages::move_to);
        if (from == to)
            return;
        T *const data = __d.own().__data;
        T moved(std::move(data[from]));
        for (; from < to; ++from)
            data[from] = std::move(data[from + 1]);
        for (; from > to; --from)
            data[from] = std::move(data[from - 1]);
        data[to] = std::move(moved);
    }
    void swapItemsAt(size_type i, size_type j) {
        OM_QT_REQUIRES("container-bounds", std::size_t(i) < __d.size() && std::size_t(j) < __d.size(),
                       Messages::swap_items);
        T *const data = __d.own().__data;
        using std::swap;
        swap(data[i], data[j]);
    }

protected:
    // The position of an iterator into this container.
    template <class U>
    std::size_t __index_of(const array_iterator<U, Self> &i) const {
        OM_QT_REQUIRES("iterator-mismatch", i.__block == __d.positions_so_far(), Messages::mismatch);
        OM_QT_REQUIRES("invalidated-iterator", i.__block == nullptr || i.usable(), OM_STALE_ITERATOR);
        return i.__index;
    }
    iterator __position(std::size_t i) { return iterator(__d.positions(), i); }

    // A copy first: the value may be one of the elements that move.
    void __insert_copies(std::size_t i, std::size_t n, const T &value) {
        if (n == 0)
            return;
        const T copy(value);
        __d.own().insert(i, n, __om::build_copies<T>(copy));
    }
    void __insert_moved(std::size_t i, T &&value) {
        T moved(std::move(value));
        __d.own().insert(i, 1, __om::build_moved<T>(moved));
    }
    // Where something may be inserted.
    std::size_t __place(size_type i) const {
        OM_QT_REQUIRES("container-bounds", std::size_t(i) <= __d.size(), Messages::insert);
        return std::size_t(i);
    }
    static std::size_t __count(size_type n) {
        OM_QT_REQUIRES("library-precondition", n >= 0, Messages::insert_count);
        return std::size_t(n);
    }
    static std::size_t __checked_size(size_type n) {
        OM_QT_REQUIRES("library-precondition", n >= 0, Messages::size);
        return std::size_t(n);
    }
    void __remove(size_type i, size_type n) {
        OM_QT_REQUIRES("container-bounds", std::size_t(i) <= __d.size(), Messages::remove);
        OM_QT_REQUIRES("container-bounds", std::size_t(n) <= __d.size() - std::size_t(i), Messages::remove_count);
        if (n != 0)
            __d.own().remove(std::size_t(i), std::size_t(n));
    }
    template <class Builder>
    void __resize(std::size_t n, Builder builder) {
        const std::size_t before = __d.size();
        if (n < before)
            __d.own().truncate(n);
        else if (n > before)
            __d.own().insert(before, n - before, builder);
        else
            __d.detach();
    }
    void __squeeze() {
        if (isEmpty())
            __d.drop();
        else if (__d.room() > __d.size())
            __d.own().reallocate(__d.size());
    }
    // A copy first: the value may be one of the elements.
    void __fill(const T &value, size_type n) {
        const T copy(value);
        const std::size_t wanted = n < 0 ? __d.size() : std::size_t(n);
        if (wanted == 0)
            __d.clear();
        else
            __d.own().replace(wanted, __om::build_copies<T>(copy));
    }
    void __append_array(const sequence &other) {
        const std::size_t n = other.__d.size();
        if (n == 0)
            return;
        // Where the other is this one, its elements are found after the detaching.
        array_storage<T> &mine = __d.own();
        mine.insert(mine.__size, n, __om::build_from_range<const T *>(other.__d.data()));
    }
    template <class Iterator>
    void __append_range(Iterator first, Iterator last) {
        for (; first != last; ++first)
            __d.own().append(*first);
    }
    iterator __erase(std::size_t i, std::size_t n) {
        __d.own().remove(i, n);
        return __position(i);
    }
    template <class U>
    iterator __erase_at(const array_iterator<U, Self> &position) {
        const std::size_t i = __index_of(position);
        OM_QT_REQUIRES("iterator-range", i < __d.size(), Messages::erase_end);
        return __erase(i, 1);
    }
    template <class U>
    iterator __erase_between(const array_iterator<U, Self> &first, const array_iterator<U, Self> &last) {
        const std::size_t i = __index_of(first);
        const std::size_t end = __index_of(last);
        OM_QT_REQUIRES("iterator-range", i <= end, Messages::erase_range);
        return __erase(i, end - i);
    }

    template <class U>
    size_type __index_of_value(const U &value, size_type from) const {
        const std::size_t n = __d.size();
        const T *const data = __d.data();
        if (from < 0)
            from = from + size_type(n) < 0 ? 0 : from + size_type(n);
        for (std::size_t i = std::size_t(from); i < n; ++i)
            if (data[i] == value)
                return size_type(i);
        return -1;
    }
    template <class U>
    size_type __last_index_of_value(const U &value, size_type from) const {
        const size_type n = size();
        const T *const data = __d.data();
        if (from < 0)
            from += n;
        else if (from >= n)
            from = n - 1;
        for (; from >= 0; --from)
            if (data[from] == value)
                return from;
        return -1;
    }
    template <class U>
    size_type __count_of_value(const U &value) const {
        const std::size_t n = __d.size();
        const T *const data = __d.data();
        size_type found = 0;
        for (std::size_t i = 0; i != n; ++i)
            if (data[i] == value)
                ++found;
        return found;
    }
    template <class U>
    bool __remove_one(const U &value) {
        const size_type i = __index_of_value(value, 0);
        if (i < 0)
            return false;
        __d.own().remove(std::size_t(i), 1);
        return true;
    }
    // How many went. Where there is none, nothing detaches.
    template <class Predicate>
    size_type __remove_if(Predicate &predicate) {
        const std::size_t n = __d.size();
        std::size_t kept = 0;
        while (kept != n && !predicate(static_cast<const T &>(__d.data()[kept])))
            ++kept;
        if (kept == n)
            return 0;
        T *const data = __d.own().__data;
        for (std::size_t i = kept + 1; i != n; ++i)
            if (!predicate(static_cast<const T &>(data[i])))
                data[kept++] = std::move(data[i]);
        __d.own().remove(kept, n - kept);
        return size_type(n - kept);
    }
    template <class U>
    struct __equal_to {
        const U &__value;
        bool operator()(const T &element) const { return element == __value; }
    };
    // A copy first: the value may be one of those that go.
    template <class U>
    size_type __remove_all(const U &value) {
        typedef typename std::decay<const U &>::type copied;
        const copied copy(value);
        __equal_to<copied> is_equal = {copy};
        return __remove_if(is_equal);
    }

    bool __equals(const sequence &other) const {
        return __d.is_shared_with(other.__d) ||
               equal_arrays(__d.data(), __d.size(), other.__d.data(), other.__d.size());
    }
    bool __is_less(const sequence &other) const {
        return less_arrays(__d.data(), __d.size(), other.__d.data(), other.__d.size());
    }
};

} // namespace __omqt

OM_END_MODEL

#endif
