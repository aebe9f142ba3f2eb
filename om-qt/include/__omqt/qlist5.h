// QList of Qt 5 (QList). Behind the end, insert() and removeAt() only warn.
#ifndef OM_QT_QLIST5_H
#define OM_QT_QLIST5_H

#include <list>

OM_BEGIN_MODEL

namespace __om {

template <class T>
struct contiguous_rules<QList<T> > {
    typedef qptrdiff difference_type;
    typedef int distance_type;
    enum { __converts = false };
};

} // namespace __om

// What lists of strings and of byte arrays have beyond others: specialised beside those.
template <typename T>
class QListSpecialMethods {
protected:
    ~QListSpecialMethods() = default;
};
template <>
class QListSpecialMethods<QByteArray>;
template <>
class QListSpecialMethods<QString>;

template <class T>
class QList : public __omqt::sequence<T, QList<T>, __omqt::list_messages>, public QListSpecialMethods<T> {
    typedef __omqt::sequence<T, QList<T>, __omqt::list_messages> base;

public:
    typedef typename base::iterator iterator;
    typedef typename base::const_iterator const_iterator;

    QList() noexcept {}
    QList(const QList &other) = default;
    QList(QList &&other) noexcept = default;
    QList(std::initializer_list<T> args) : base(args.size(), __om::build_from_range<const T *>(args.begin())) {}
    template <typename InputIterator, __omqt::if_input_iterator<InputIterator> = 0>
    QList(InputIterator first, InputIterator last) {
        this->__append_range(first, last);
    }
    QList &operator=(const QList &other) = default;
    QList &operator=(QList &&other) noexcept = default;
    void swap(QList &other) noexcept { this->__d.swap(other.__d); }
    void swap(int i, int j) { this->swapItemsAt(i, j); }

    bool operator==(const QList &other) const { return this->__equals(other); }
    bool operator!=(const QList &other) const { return !this->__equals(other); }

    void detachShared() { this->__d.detach(); }
    void setSharable(bool sharable) { this->__d.set_sharable(sharable); }

    void clear() { this->__d.drop(); }

    void append(const T &value) { this->__d.own().append(value); }
    void append(const QList &other) { *this += other; }
    void prepend(const T &value) { this->__insert_copies(0, 1, value); }
    // Before the beginning and behind the end are the ends.
    void insert(int i, const T &value) {
        if (i < 0 || i > this->size())
            qWarning("QList::insert(): Index out of range.");
        this->__insert_copies(std::size_t(qBound(0, i, this->size())), 1, value);
    }
    iterator insert(iterator before, const T &value) {
        const std::size_t i = this->__index_of(before);
        this->__insert_copies(i, 1, value);
        return this->__position(i);
    }
    // What is not there stays where it is.
    void removeAt(int i) {
        if (i < 0 || i >= this->size()) {
            qWarning("QList::removeAt(): Index out of range.");
            return;
        }
        this->__d.own().remove(std::size_t(i), 1);
    }
    int removeAll(const T &value) { return this->__remove_all(value); }
    bool removeOne(const T &value) { return this->__remove_one(value); }
    iterator erase(iterator pos) { return this->__erase_at(pos); }
    iterator erase(iterator first, iterator last) { return this->__erase_between(first, last); }
    void push_back(const T &value) { append(value); }
    void push_front(const T &value) { prepend(value); }

    int indexOf(const T &value, int from = 0) const { return this->__index_of_value(value, from); }
    int lastIndexOf(const T &value, int from = -1) const { return this->__last_index_of_value(value, from); }
    bool contains(const T &value) const { return this->__index_of_value(value, 0) >= 0; }
    using base::count;
    int count(const T &value) const { return this->__count_of_value(value); }
    QList mid(int pos, int length = -1) const {
        const __omqt::part part(this->size(), pos, length);
        if (part.length == this->__d.size())
            return *this;
        return QList(part.length, __om::build_from_range<const T *>(this->__d.data() + part.first));
    }

    QList &operator+=(const QList &other) {
        if (this->__d.is_null())
            *this = other;
        else
            this->__append_array(other);
        return *this;
    }
    QList operator+(const QList &other) const {
        QList sum(*this);
        sum += other;
        return sum;
    }
    QList &operator+=(const T &value) {
        append(value);
        return *this;
    }
    QList &operator<<(const T &value) {
        append(value);
        return *this;
    }
    QList &operator<<(const QList &other) { return *this += other; }

    // In qvector.h and qset.h.
    static QList fromVector(const QVector<T> &vector);
    QVector<T> toVector() const;
    static QList fromSet(const QSet<T> &set);
    QSet<T> toSet() const;
    static QList fromStdList(const std::list<T> &list) { return QList(list.begin(), list.end()); }
    std::list<T> toStdList() const { return std::list<T>(this->begin(), this->end()); }

private:
    template <class>
    friend class QVector;

    template <class Builder>
    QList(std::size_t n, Builder builder) : base(n, builder) {}
    using base::__is_less;

    template <typename U>
    friend bool operator<(const QList<U> &lhs, const QList<U> &rhs);
};

template <typename T>
inline bool operator<(const QList<T> &lhs, const QList<T> &rhs) {
    return lhs.__is_less(rhs);
}
template <typename T>
inline bool operator>(const QList<T> &lhs, const QList<T> &rhs) {
    return rhs < lhs;
}
template <typename T>
inline bool operator<=(const QList<T> &lhs, const QList<T> &rhs) {
    return !(rhs < lhs);
}
template <typename T>
inline bool operator>=(const QList<T> &lhs, const QList<T> &rhs) {
    return !(lhs < rhs);
}
template <typename T>
inline void swap(QList<T> &x, QList<T> &y) noexcept {
    x.swap(y);
}

#if OM_CXX17
template <typename InputIterator, typename T = typename std::iterator_traits<InputIterator>::value_type,
          __omqt::if_input_iterator<InputIterator> = 0>
QList(InputIterator, InputIterator) -> QList<T>;
#endif

OM_END_MODEL

#endif
