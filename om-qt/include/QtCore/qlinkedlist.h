// QLinkedList of Qt 5 (QLinkedList): std::list in a shared block. An iterator is valid as long as its item exists and
// the list does not detach.
#ifndef OM_QT_QLINKEDLIST_H
#define OM_QT_QLINKEDLIST_H

#include <QtCore/qglobal.h>
#include <QtCore/qiterator.h>

#if OM_QT6
#error "QLinkedList is no part of Qt 6; it is in the module Core5Compat"
#endif

#include <__omqt/shared.h>
#include <list>

OM_BEGIN_MODEL

namespace __omqt {

// An iterator of std::list that can be moved by a number of items.
template <class Base>
class linked_iterator : public Base {
public:
    typedef qptrdiff difference_type;

    linked_iterator() noexcept {}
    linked_iterator(const Base &other) : Base(other) {}
    // To one that does not change items.
    template <class Other, class = typename std::enable_if<std::is_convertible<Other, Base>::value>::type>
    linked_iterator(const linked_iterator<Other> &other) : Base(static_cast<const Other &>(other)) {}

    linked_iterator &operator++() {
        Base::operator++();
        return *this;
    }
    linked_iterator operator++(int) {
        linked_iterator before(*this);
        Base::operator++();
        return before;
    }
    linked_iterator &operator--() {
        Base::operator--();
        return *this;
    }
    linked_iterator operator--(int) {
        linked_iterator before(*this);
        Base::operator--();
        return before;
    }
    linked_iterator operator+(int n) const {
        linked_iterator moved(*this);
        for (; n > 0; --n)
            ++moved;
        for (; n < 0; ++n)
            --moved;
        return moved;
    }
    linked_iterator operator-(int n) const { return *this + -n; }
    friend linked_iterator operator+(int n, linked_iterator i) { return i + n; }
    linked_iterator &operator+=(int n) { return *this = *this + n; }
    linked_iterator &operator-=(int n) { return *this = *this + -n; }
};

} // namespace __omqt

template <class T>
class QLinkedList {
    typedef std::list<T> content;

    __omqt::shared<content> __d;

    const content &__items() const { return __d.present(); }

public:
    typedef __omqt::linked_iterator<typename content::iterator> iterator;
    typedef __omqt::linked_iterator<typename content::const_iterator> const_iterator;
    typedef iterator Iterator;
    typedef const_iterator ConstIterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
    typedef int size_type;
    typedef T value_type;
    typedef T *pointer;
    typedef const T *const_pointer;
    typedef T &reference;
    typedef const T &const_reference;
    typedef qptrdiff difference_type;

    QLinkedList() noexcept {}
    QLinkedList(std::initializer_list<T> args) : QLinkedList(args.begin(), args.end()) {}
    template <typename InputIterator, typename __om::if_input_iterator<InputIterator>::type = 0>
    QLinkedList(InputIterator first, InputIterator last) {
        for (; first != last; ++first)
            append(*first);
    }
    void swap(QLinkedList &other) noexcept { __d.swap(other.__d); }

    bool operator==(const QLinkedList &other) const {
        return __d.is_shared_with(other.__d) || __items() == other.__items();
    }
    bool operator!=(const QLinkedList &other) const { return !(*this == other); }

    int size() const noexcept { return __d.is_null() ? 0 : int(__d.content().size()); }
    int count() const noexcept { return size(); }
    bool isEmpty() const noexcept { return size() == 0; }
    bool empty() const noexcept { return size() == 0; }
    void detach() { __d.detach(); }
    bool isDetached() const noexcept { return !__d.is_null() && !__d.has_other_owners(); }
    bool isSharedWith(const QLinkedList &other) const noexcept { return __d.is_shared_with(other.__d); }
    void setSharable(bool sharable) { __d.set_sharable(sharable); }
    void clear() { __d.drop(); }

    void append(const T &value) { __d.own().push_back(value); }
    void prepend(const T &value) { __d.own().push_front(value); }
    void push_back(const T &value) { append(value); }
    void push_front(const T &value) { prepend(value); }

    // "This function assumes that the list isn't empty."
    T &first() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QLinkedList::first() on an empty list");
        return __d.own().front();
    }
    const T &first() const {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QLinkedList::first() on an empty list");
        return __d.content().front();
    }
    T &last() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QLinkedList::last() on an empty list");
        return __d.own().back();
    }
    const T &last() const {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QLinkedList::last() on an empty list");
        return __d.content().back();
    }
    T &front() { return first(); }
    const T &front() const { return first(); }
    T &back() { return last(); }
    const T &back() const { return last(); }
    void removeFirst() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QLinkedList::removeFirst() on an empty list");
        __d.own().pop_front();
    }
    void removeLast() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QLinkedList::removeLast() on an empty list");
        __d.own().pop_back();
    }
    void pop_front() { removeFirst(); }
    void pop_back() { removeLast(); }
    T takeFirst() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QLinkedList::takeFirst() on an empty list");
        T taken(std::move(__d.own().front()));
        __d.own().pop_front();
        return taken;
    }
    T takeLast() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QLinkedList::takeLast() on an empty list");
        T taken(std::move(__d.own().back()));
        __d.own().pop_back();
        return taken;
    }
    bool startsWith(const T &value) const { return !isEmpty() && first() == value; }
    bool endsWith(const T &value) const { return !isEmpty() && last() == value; }

    bool contains(const T &value) const {
        for (const T &item : __items())
            if (item == value)
                return true;
        return false;
    }
    int count(const T &value) const {
        int found = 0;
        for (const T &item : __items())
            if (item == value)
                ++found;
        return found;
    }
    // A copy first: the value may be one of those that go.
    int removeAll(const T &value) {
        const T copy(value);
        content &items = __d.own();
        int gone = 0;
        for (typename content::iterator i = items.begin(); i != items.end();) {
            if (*i == copy) {
                i = items.erase(i);
                ++gone;
            } else {
                ++i;
            }
        }
        return gone;
    }
    bool removeOne(const T &value) {
        content &items = __d.own();
        for (typename content::iterator i = items.begin(); i != items.end(); ++i)
            if (*i == value) {
                items.erase(i);
                return true;
            }
        return false;
    }

    iterator begin() { return __d.own().begin(); }
    const_iterator begin() const { return __items().begin(); }
    const_iterator cbegin() const { return __items().begin(); }
    const_iterator constBegin() const { return __items().begin(); }
    iterator end() { return __d.own().end(); }
    const_iterator end() const { return __items().end(); }
    const_iterator cend() const { return __items().end(); }
    const_iterator constEnd() const { return __items().end(); }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    const_reverse_iterator crbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator crend() const { return const_reverse_iterator(begin()); }
    iterator insert(iterator before, const T &value) {
        const T copy(value);
        before = __followed(before);
        return __d.own().insert(before, copy);
    }
    iterator erase(iterator pos) {
        pos = __followed(pos);
        return __d.own().erase(pos);
    }
    iterator erase(iterator first, iterator last) {
        if (__d.has_other_owners()) {
            const int length = __distance(first, last);
            first = __followed(first);
            last = first + length;
        }
        return __d.own().erase(first, last);
    }

    QLinkedList &operator+=(const QLinkedList &other) {
        const QLinkedList copy(other);
        for (const T &item : copy.__items())
            append(item);
        return *this;
    }
    QLinkedList operator+(const QLinkedList &other) const {
        QLinkedList sum(*this);
        sum += other;
        return sum;
    }
    QLinkedList &operator+=(const T &value) {
        append(value);
        return *this;
    }
    QLinkedList &operator<<(const T &value) {
        append(value);
        return *this;
    }
    QLinkedList &operator<<(const QLinkedList &other) { return *this += other; }

    static QLinkedList fromStdList(const std::list<T> &list) { return QLinkedList(list.begin(), list.end()); }
    std::list<T> toStdList() const { return std::list<T>(__items()); }

private:
    static int __distance(iterator first, iterator last) {
        int n = 0;
        for (; first != last; ++first)
            ++n;
        return n;
    }
    // Detaches, and the iterator goes along with the items.
    iterator __followed(iterator i) {
        if (!__d.has_other_owners())
            return i;
        content &shared = __d.present();
        const int n = __distance(iterator(shared.begin()), i);
        return iterator(__d.own().begin()) + n;
    }
};

template <typename T>
inline void swap(QLinkedList<T> &x, QLinkedList<T> &y) noexcept {
    x.swap(y);
}

Q_DECLARE_SEQUENTIAL_ITERATOR(LinkedList)
Q_DECLARE_MUTABLE_SEQUENTIAL_ITERATOR(LinkedList)

OM_END_MODEL

#endif
