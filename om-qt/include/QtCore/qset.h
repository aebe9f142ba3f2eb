// QSet: a hash whose keys are the elements. Elements are met in any order, and are not changed in place.
#ifndef OM_QT_QSET_H
#define OM_QT_QSET_H

#include <QtCore/qhash.h>

OM_BEGIN_MODEL

template <class T>
class QSet {
    typedef QHash<T, QHashDummyValue> Hash;

    Hash q_hash;

    // Does this for every element, in an order that nobody sees, as long as it returns true; whether it always did.
    template <class Action>
    bool each(Action action) const {
        for (std::size_t j = 0; j < q_hash.__slot_count(); ++j)
            if (__om::link *const at = q_hash.__slot(j))
                if (!action(Hash::__key(at)))
                    return false;
        return true;
    }

    // Of iterators and const_iterators: Position is the hash's.
    template <class Position, class Self>
    class position {
    protected:
        Position i;

    public:
        typedef typename Position::iterator_category iterator_category;
        typedef qptrdiff difference_type;
        typedef T value_type;
        typedef const T *pointer;
        typedef const T &reference;

        position() {}
        explicit position(Position at) : i(at) {}
        const T &operator*() const { return i.key(); }
        const T *operator->() const { return &i.key(); }
        Self &operator++() {
            ++i;
            return static_cast<Self &>(*this);
        }
        Self operator++(int) { return Self(i++); }
#if !OM_QT6
        // Deprecated since 5.15.
        Self &operator--() {
            --i;
            return static_cast<Self &>(*this);
        }
        Self operator--(int) { return Self(i--); }
        Self &operator+=(int j) {
            i += j;
            return static_cast<Self &>(*this);
        }
        Self &operator-=(int j) {
            i -= j;
            return static_cast<Self &>(*this);
        }
        friend Self operator+(Self at, int j) { return at += j; }
        friend Self operator+(int j, Self at) { return at += j; }
        friend Self operator-(Self at, int j) { return at -= j; }
#endif
    };

public:
    class const_iterator;
    class iterator : public position<typename Hash::iterator, iterator> {
        friend class const_iterator;
        friend class QSet;

    public:
        iterator() {}
        iterator(typename Hash::iterator o) : position<typename Hash::iterator, iterator>(o) {}
        friend bool operator==(const iterator &x, const iterator &y) { return x.i == y.i; }
        friend bool operator!=(const iterator &x, const iterator &y) { return !(x.i == y.i); }
    };
    class const_iterator : public position<typename Hash::const_iterator, const_iterator> {
        friend class QSet;

    public:
        const_iterator() {}
        const_iterator(typename Hash::const_iterator o) : position<typename Hash::const_iterator, const_iterator>(o) {}
        const_iterator(const iterator &o) : position<typename Hash::const_iterator, const_iterator>(o.i) {}
        friend bool operator==(const const_iterator &x, const const_iterator &y) { return x.i == y.i; }
        friend bool operator!=(const const_iterator &x, const const_iterator &y) { return !(x.i == y.i); }
    };
    typedef iterator Iterator;
    typedef const_iterator ConstIterator;
    typedef T key_type;
    typedef T value_type;
    typedef value_type *pointer;
    typedef const value_type *const_pointer;
    typedef value_type &reference;
    typedef const value_type &const_reference;
    typedef qptrdiff difference_type;
    typedef __omqt::size_type size_type;

    QSet() noexcept {}
    QSet(std::initializer_list<T> list) : QSet(list.begin(), list.end()) {}
    template <typename InputIterator, typename __om::if_input_iterator<InputIterator>::type = 0>
    QSet(InputIterator first, InputIterator last) {
        for (; first != last; ++first)
            insert(*first);
    }

#if OM_QT6
    template <typename U = T>
    QTypeTraits::compare_eq_result_container<QSet, U> operator==(const QSet &other) const {
        return q_hash == other.q_hash;
    }
    template <typename U = T>
    QTypeTraits::compare_eq_result_container<QSet, U> operator!=(const QSet &other) const {
        return !(q_hash == other.q_hash);
    }
#else
    bool operator==(const QSet &other) const { return q_hash == other.q_hash; }
    bool operator!=(const QSet &other) const { return !(q_hash == other.q_hash); }
#endif

    void swap(QSet &other) noexcept { q_hash.swap(other.q_hash); }
    size_type size() const { return q_hash.size(); }
    size_type count() const { return q_hash.size(); }
    bool isEmpty() const { return q_hash.isEmpty(); }
    bool empty() const { return q_hash.isEmpty(); }
    size_type capacity() const { return q_hash.capacity(); }
    void reserve(size_type size) { q_hash.reserve(size); }
    void squeeze() { q_hash.squeeze(); }
    void detach() { q_hash.detach(); }
    bool isDetached() const { return q_hash.isDetached(); }
#if !OM_QT6
    void setSharable(bool sharable) { q_hash.setSharable(sharable); }
#endif
    void clear() { q_hash.clear(); }
    bool remove(const T &value) { return q_hash.remove(value) != 0; }
    bool contains(const T &value) const { return q_hash.contains(value); }
    bool contains(const QSet &set) const {
        return set.each([this](const T &element) { return contains(element); });
    }

    iterator begin() { return iterator(q_hash.begin()); }
    const_iterator begin() const noexcept { return const_iterator(q_hash.begin()); }
    const_iterator cbegin() const noexcept { return begin(); }
    const_iterator constBegin() const noexcept { return begin(); }
    iterator end() { return iterator(q_hash.end()); }
    const_iterator end() const noexcept { return const_iterator(q_hash.end()); }
    const_iterator cend() const noexcept { return end(); }
    const_iterator constEnd() const noexcept { return end(); }
#if !OM_QT6
    // Deprecated since 5.15.
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
    const_reverse_iterator crbegin() const noexcept { return rbegin(); }
    const_reverse_iterator crend() const noexcept { return rend(); }

    iterator erase(iterator i) { return iterator(q_hash.erase(i.i)); }
#endif
    iterator erase(const_iterator i) { return iterator(q_hash.erase(i.i)); }
    iterator find(const T &value) { return iterator(q_hash.find(value)); }
    const_iterator find(const T &value) const { return const_iterator(q_hash.find(value)); }
    const_iterator constFind(const T &value) const { return find(value); }

    iterator insert(const T &value) { return iterator(q_hash.insert(value, QHashDummyValue())); }
#if OM_QT6
    iterator insert(T &&value) { return iterator(q_hash.emplace(std::move(value), QHashDummyValue())); }
    iterator insert(const_iterator, const T &value) { return insert(value); }
    template <typename Predicate>
    size_type removeIf(Predicate pred) {
        size_type removed = 0;
        for (iterator i = begin(); i != end();) {
            if (pred(*i)) {
                i = erase(i);
                ++removed;
            } else {
                ++i;
            }
        }
        return removed;
    }
#endif

    QSet &unite(const QSet &other) {
        if (!q_hash.isSharedWith(other.q_hash))
            other.each([this](const T &element) {
                insert(element);
                return true;
            });
        return *this;
    }
    QSet &intersect(const QSet &other) {
        const QSet before(*this), others(other);
        before.each([this, &others](const T &element) {
            if (!others.contains(element))
                remove(element);
            return true;
        });
        return *this;
    }
    bool intersects(const QSet &other) const {
        return !other.each([this](const T &element) { return !contains(element); });
    }
    QSet &subtract(const QSet &other) {
        if (q_hash.isSharedWith(other.q_hash))
            clear();
        else
            other.each([this](const T &element) {
                remove(element);
                return true;
            });
        return *this;
    }

    QSet &operator<<(const T &value) {
        insert(value);
        return *this;
    }
    QSet &operator|=(const QSet &other) { return unite(other); }
    QSet &operator|=(const T &value) { return *this << value; }
    QSet &operator&=(const QSet &other) { return intersect(other); }
    QSet &operator&=(const T &value) {
        QSet common;
        if (contains(value))
            common.insert(value);
        return *this = common;
    }
    QSet &operator+=(const QSet &other) { return unite(other); }
    QSet &operator+=(const T &value) { return *this << value; }
    QSet &operator-=(const QSet &other) { return subtract(other); }
    QSet &operator-=(const T &value) {
        remove(value);
        return *this;
    }
    QSet operator|(const QSet &other) const { return QSet(*this).unite(other); }
    QSet operator&(const QSet &other) const { return QSet(*this).intersect(other); }
    QSet operator+(const QSet &other) const { return QSet(*this).unite(other); }
    QSet operator-(const QSet &other) const { return QSet(*this).subtract(other); }

    QList<T> values() const {
        QList<T> all;
        all.reserve(size());
        for (const_iterator i = begin(), e = end(); i != e; ++i)
            all.append(*i);
        return all;
    }
#if !OM_QT6
    QList<T> toList() const { return values(); }
    static QSet fromList(const QList<T> &list) {
        QSet set;
        for (int i = 0; i < list.size(); ++i)
            set.insert(list.at(i));
        return set;
    }
#endif
};

#if OM_CXX17
template <typename InputIterator, typename ValueType = typename std::iterator_traits<InputIterator>::value_type,
          typename __om::if_input_iterator<InputIterator>::type = 0>
QSet(InputIterator, InputIterator) -> QSet<ValueType>;
#endif

#if !OM_QT6
template <typename T>
QSet<T> QList<T>::toSet() const {
    return QSet<T>::fromList(*this);
}
template <typename T>
QList<T> QList<T>::fromSet(const QSet<T> &set) {
    return set.values();
}
#endif

template <typename T>
__omqt::hash_type qHash(const QSet<T> &key, __omqt::hash_type seed = 0) {
    return qHashRangeCommutative(key.begin(), key.end(), seed);
}
#if OM_QT6
template <typename T, typename Predicate>
qsizetype erase_if(QSet<T> &set, Predicate pred) {
    return set.removeIf(pred);
}
#endif

Q_DECLARE_SEQUENTIAL_ITERATOR(Set)

#ifndef QT_NO_JAVA_STYLE_ITERATORS
template <typename T>
class QMutableSetIterator {
    typedef typename QSet<T>::iterator iterator;
    typedef typename QSet<T>::const_iterator const_iterator;

    QSet<T> *c;
    iterator i, n;
    bool jumped;

    void start(iterator position) {
        i = position;
        n = c->end();
        jumped = false;
    }
    bool has_item() const { return const_iterator(n) != c->constEnd(); }

public:
    QMutableSetIterator(QSet<T> &container) : c(&container) { start(c->begin()); }
    QMutableSetIterator &operator=(QSet<T> &container) {
        c = &container;
        start(c->begin());
        return *this;
    }
    void toFront() { start(c->begin()); }
    void toBack() { start(c->end()); }
    bool hasNext() const { return const_iterator(i) != c->constEnd(); }
    const T &next() {
        OM_QT_JAVA_STEP(hasNext(), "QMutableSetIterator::next()", "back");
        jumped = true;
        n = i++;
        return *n;
    }
    const T &peekNext() const {
        OM_QT_JAVA_STEP(hasNext(), "QMutableSetIterator::peekNext()", "back");
        return *i;
    }
    void remove() {
        OM_QT_JAVA_JUMPED("QMutableSetIterator::remove()");
        if (has_item()) {
            i = c->erase(n);
            n = c->end();
        }
    }
    const T &value() const {
        OM_QT_JAVA_ITEM("QMutableSetIterator::value()");
        return *n;
    }
    bool findNext(const T &t) {
        jumped = true;
        while (hasNext()) {
            n = i++;
            if (*n == t)
                return true;
        }
        n = c->end();
        return false;
    }
#if !OM_QT6
    // Deprecated since 5.15.
    bool hasPrevious() const { return const_iterator(i) != c->constBegin(); }
    const T &previous() {
        OM_QT_JAVA_STEP(hasPrevious(), "QMutableSetIterator::previous()", "front");
        jumped = true;
        n = --i;
        return *n;
    }
    const T &peekPrevious() const {
        OM_QT_JAVA_STEP(hasPrevious(), "QMutableSetIterator::peekPrevious()", "front");
        iterator before = i;
        return *--before;
    }
    bool findPrevious(const T &t) {
        jumped = true;
        while (hasPrevious()) {
            n = --i;
            if (*n == t)
                return true;
        }
        n = c->end();
        return false;
    }
#endif
};
#endif

OM_END_MODEL

#endif
