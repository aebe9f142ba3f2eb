// QVector (QVector): a class of its own in Qt 5, whose iterators are pointers; QList in Qt 6.
#ifndef OM_QT_QVECTOR_H
#define OM_QT_QVECTOR_H

#include <QtCore/qlist.h>

#if !OM_QT6

#include <vector>

OM_BEGIN_MODEL

namespace __omqt {

OM_QT_SEQUENCE_MESSAGES(vector_messages, "QVector");

} // namespace __omqt

namespace __om {

template <class T>
struct contiguous_rules<QVector<T> > {
    typedef std::ptrdiff_t difference_type;
    typedef std::ptrdiff_t distance_type;
    enum { __converts = true };
};

} // namespace __om

template <class T>
class QVector : public __omqt::sequence<T, QVector<T>, __omqt::vector_messages> {
    typedef __omqt::sequence<T, QVector<T>, __omqt::vector_messages> base;

public:
    typedef typename base::iterator iterator;
    typedef typename base::const_iterator const_iterator;

    QVector() noexcept {}
    explicit QVector(int size) : base(base::__checked_size(size), __om::build_default()) {}
    QVector(int size, const T &value) : base(base::__checked_size(size), __om::build_copies<T>(value)) {}
    QVector(const QVector &other) = default;
    QVector(QVector &&other) noexcept = default;
    QVector(std::initializer_list<T> args) : base(args.size(), __om::build_from_range<const T *>(args.begin())) {}
    template <typename InputIterator, __omqt::if_input_iterator<InputIterator> = 0>
    QVector(InputIterator first, InputIterator last) {
        this->__append_range(first, last);
    }
    QVector &operator=(const QVector &other) = default;
    QVector &operator=(QVector &&other) noexcept = default;
    QVector &operator=(std::initializer_list<T> args) { return *this = QVector(args); }
    void swap(QVector &other) noexcept { this->__d.swap(other.__d); }

    bool operator==(const QVector &other) const { return this->__equals(other); }
    bool operator!=(const QVector &other) const { return !this->__equals(other); }

    void setSharable(bool sharable) { this->__d.set_sharable(sharable); }

    T *data() { return this->__d.own().__data; }
    const T *data() const { return this->__d.data(); }
    const T *constData() const { return this->__d.data(); }

    int capacity() const { return int(this->__d.room()); }
    void squeeze() { this->__squeeze(); }
    void shrink_to_fit() { this->__squeeze(); }
    void resize(int size) { this->__resize(this->__checked_size(size), __om::build_default()); }
    void clear() { this->__d.clear(); }
    QVector &fill(const T &value, int size = -1) {
        this->__fill(value, size);
        return *this;
    }

    void append(const T &value) { this->__d.own().append(value); }
    void append(T &&value) { this->__d.own().append(std::move(value)); }
    void append(const QVector &other) { *this += other; }
    void prepend(const T &value) { this->__insert_copies(0, 1, value); }
    void prepend(T &&value) { this->__insert_moved(0, std::move(value)); }
    void insert(int i, const T &value) { this->__insert_copies(this->__place(i), 1, value); }
    void insert(int i, T &&value) { this->__insert_moved(this->__place(i), std::move(value)); }
    void insert(int i, int count, const T &value) {
        this->__insert_copies(this->__place(i), this->__count(count), value);
    }
    iterator insert(iterator before, const T &value) { return insert(before, 1, value); }
    iterator insert(iterator before, T &&value) {
        const std::size_t i = this->__index_of(before);
        this->__insert_moved(i, std::move(value));
        return this->__position(i);
    }
    iterator insert(iterator before, int count, const T &value) {
        const std::size_t i = this->__index_of(before);
        this->__insert_copies(i, this->__count(count), value);
        return this->__position(i);
    }
    void remove(int i) {
        OM_QT_REQUIRES("container-bounds", std::size_t(i) < this->__d.size(), __omqt::vector_messages::remove);
        this->__d.own().remove(std::size_t(i), 1);
    }
    void remove(int i, int count) { this->__remove(i, count); }
    void removeAt(int i) { remove(i); }
    int removeAll(const T &value) { return this->__remove_all(value); }
    bool removeOne(const T &value) { return this->__remove_one(value); }
    iterator erase(iterator pos) { return this->__erase_at(pos); }
    iterator erase(iterator first, iterator last) { return this->__erase_between(first, last); }
    // An iterator is a pointer, and so a pointer is an iterator.
    iterator insert(T *before, const T &value) { return insert(__at(before), 1, value); }
    iterator insert(T *before, int count, const T &value) { return insert(__at(before), count, value); }
    iterator erase(T *pos) { return this->__erase_at(__at(pos)); }
    iterator erase(T *first, T *last) {
        const iterator from = __at(first);
        return this->__erase_between(from, from + (last - first));
    }
    void push_back(const T &value) { append(value); }
    void push_back(T &&value) { append(std::move(value)); }
    void push_front(const T &value) { prepend(value); }
    void push_front(T &&value) { prepend(std::move(value)); }

    int indexOf(const T &value, int from = 0) const { return this->__index_of_value(value, from); }
    int lastIndexOf(const T &value, int from = -1) const { return this->__last_index_of_value(value, from); }
    bool contains(const T &value) const { return this->__index_of_value(value, 0) >= 0; }
    using base::count;
    int count(const T &value) const { return this->__count_of_value(value); }
    QVector mid(int pos, int length = -1) const {
        const __omqt::part part(this->size(), pos, length);
        if (part.length == this->__d.size())
            return *this;
        return QVector(part.length, __om::build_from_range<const T *>(this->__d.data() + part.first));
    }

    QVector &operator+=(const QVector &other) {
        if (this->isEmpty())
            *this = other;
        else
            this->__append_array(other);
        return *this;
    }
    QVector operator+(const QVector &other) const {
        QVector sum(*this);
        sum += other;
        return sum;
    }
    QVector &operator+=(const T &value) {
        append(value);
        return *this;
    }
    QVector &operator+=(T &&value) {
        append(std::move(value));
        return *this;
    }
    QVector &operator<<(const T &value) {
        append(value);
        return *this;
    }
    QVector &operator<<(T &&value) {
        append(std::move(value));
        return *this;
    }
    QVector &operator<<(const QVector &other) { return *this += other; }

    static QVector fromList(const QList<T> &list) {
        return QVector(list.__d.size(), __om::build_from_range<const T *>(list.__d.data()));
    }
    QList<T> toList() const { return QList<T>::fromVector(*this); }
    static QVector fromStdVector(const std::vector<T> &vector) { return QVector(vector.begin(), vector.end()); }
    std::vector<T> toStdVector() const { return std::vector<T>(this->begin(), this->end()); }

private:
    iterator __at(T *place) {
        const std::ptrdiff_t i = place - this->__d.data();
        return this->begin() + i;
    }
    template <class Builder>
    QVector(std::size_t n, Builder builder) : base(n, builder) {}
    using base::__is_less;

    template <typename U>
    friend bool operator<(const QVector<U> &lhs, const QVector<U> &rhs);
};

template <typename T>
inline QList<T> QList<T>::fromVector(const QVector<T> &vector) {
    return QList(vector.__d.size(), __om::build_from_range<const T *>(vector.__d.data()));
}
template <typename T>
inline QVector<T> QList<T>::toVector() const {
    return QVector<T>::fromList(*this);
}

template <typename T>
inline bool operator<(const QVector<T> &lhs, const QVector<T> &rhs) {
    return lhs.__is_less(rhs);
}
template <typename T>
inline bool operator>(const QVector<T> &lhs, const QVector<T> &rhs) {
    return rhs < lhs;
}
template <typename T>
inline bool operator<=(const QVector<T> &lhs, const QVector<T> &rhs) {
    return !(rhs < lhs);
}
template <typename T>
inline bool operator>=(const QVector<T> &lhs, const QVector<T> &rhs) {
    return !(lhs < rhs);
}
template <typename T>
inline void swap(QVector<T> &x, QVector<T> &y) noexcept {
    x.swap(y);
}
template <typename T>
inline uint qHash(const QVector<T> &key, uint seed = 0) {
    return qHashRange(key.cbegin(), key.cend(), seed);
}

#if OM_CXX17
template <typename InputIterator, typename T = typename std::iterator_traits<InputIterator>::value_type,
          __omqt::if_input_iterator<InputIterator> = 0>
QVector(InputIterator, InputIterator) -> QVector<T>;
#endif

Q_DECLARE_SEQUENTIAL_ITERATOR(Vector)
Q_DECLARE_MUTABLE_SEQUENTIAL_ITERATOR(Vector)

OM_END_MODEL

#else

// The Java-style iterators of QVector are those of QList.
template <class T>
using QVectorIterator = QListIterator<T>;
template <class T>
using QMutableVectorIterator = QMutableListIterator<T>;

#endif

#endif
