// QVarLengthArray (QVarLengthArray): an array with room for Prealloc items from the beginning. It is never shared.
//
// The items lie beside the object here; the object is as large as if they lay in it.
#ifndef OM_QT_QVARLENGTHARRAY_H
#define OM_QT_QVARLENGTHARRAY_H

#include <__omqt/sequence.h>

OM_BEGIN_MODEL

namespace __omqt {

OM_QT_SEQUENCE_MESSAGES(var_length_array_messages, "QVarLengthArray");

} // namespace __omqt

namespace __om {

template <class T, __omqt::size_type Prealloc>
struct contiguous_rules<QVarLengthArray<T, Prealloc> > {
    typedef std::ptrdiff_t difference_type;
    typedef std::ptrdiff_t distance_type;
    enum { __converts = true };
};

} // namespace __om

template <class T, __omqt::size_type Prealloc>
class QVarLengthArray : public __omqt::sequence<T, QVarLengthArray<T, Prealloc>, __omqt::var_length_array_messages> {
    typedef __omqt::sequence<T, QVarLengthArray<T, Prealloc>, __omqt::var_length_array_messages> base;
    typedef __omqt::var_length_array_messages messages;

#if !OM_QT6
    void *__unused;
#endif
    alignas(T) unsigned char __room_for_items[std::size_t(Prealloc) * sizeof(T)];

    static_assert(Prealloc > 0, "QVarLengthArray Prealloc must be greater than 0.");

public:
    typedef __omqt::size_type size_type;
    typedef typename base::iterator iterator;
    typedef typename base::const_iterator const_iterator;

    QVarLengthArray() { this->__d.own().reallocate(std::size_t(Prealloc)); }
    explicit QVarLengthArray(size_type size) : QVarLengthArray() {
        this->__resize(this->__checked_size(size), __om::build_default());
    }
#if OM_QT6
    explicit QVarLengthArray(size_type size, const T &value) : QVarLengthArray() {
        this->__resize(this->__checked_size(size), __om::build_copies<T>(value));
    }
    QVarLengthArray(QVarLengthArray &&other) : QVarLengthArray() { this->__d.swap(other.__d); }
    QVarLengthArray &operator=(QVarLengthArray &&other) {
        QVarLengthArray taken(std::move(other));
        this->__d.swap(taken.__d);
        return *this;
    }
    void resize(size_type size, const T &value) {
        const T copy(value);
        this->__resize(this->__checked_size(size), __om::build_copies<T>(copy));
    }
#endif
    QVarLengthArray(const QVarLengthArray &other) : base(other) { this->__d.detach(); }
    QVarLengthArray(std::initializer_list<T> args) : QVarLengthArray() {
        this->__append_range(args.begin(), args.end());
    }
    template <typename InputIterator, __omqt::if_input_iterator<InputIterator> = 0>
    QVarLengthArray(InputIterator first, InputIterator last) : QVarLengthArray() {
        this->__append_range(first, last);
    }
    QVarLengthArray &operator=(const QVarLengthArray &other) {
        if (&other != this) {
            this->__d = other.__d;
            this->__d.detach();
        }
        return *this;
    }
    QVarLengthArray &operator=(std::initializer_list<T> args) { return *this = QVarLengthArray(args); }

    T *data() { return this->__d.data(); }
    const T *data() const { return this->__d.data(); }
    const T *constData() const { return this->__d.data(); }

    size_type capacity() const { return size_type(this->__d.room()); }
    void resize(size_type size) { this->__resize(this->__checked_size(size), __om::build_default()); }
    void clear() { this->__d.clear(); }
    void squeeze() {
        const std::size_t n = this->__d.size() > std::size_t(Prealloc) ? this->__d.size() : std::size_t(Prealloc);
        if (this->__d.room() > n)
            this->__d.own().reallocate(n);
    }
    void shrink_to_fit() { squeeze(); }

    void append(const T &value) { this->__d.own().append(value); }
    void append(T &&value) { this->__d.own().append(std::move(value)); }
    void append(const T *items, size_type n) {
        if (n > 0)
            this->__d.own().insert(this->__d.size(), std::size_t(n), __om::build_from_range<const T *>(items));
    }
    void prepend(const T &value) { this->__insert_copies(0, 1, value); }
    void prepend(T &&value) { this->__insert_moved(0, std::move(value)); }
    void insert(size_type i, const T &value) { this->__insert_copies(this->__place(i), 1, value); }
    void insert(size_type i, T &&value) { this->__insert_moved(this->__place(i), std::move(value)); }
    void insert(size_type i, size_type count, const T &value) {
        this->__insert_copies(this->__place(i), this->__count(count), value);
    }
    iterator insert(const_iterator before, const T &value) { return insert(before, 1, value); }
    iterator insert(const_iterator before, T &&value) {
        const std::size_t i = this->__index_of(before);
        this->__insert_moved(i, std::move(value));
        return this->__position(i);
    }
    iterator insert(const_iterator before, size_type count, const T &value) {
        const std::size_t i = this->__index_of(before);
        this->__insert_copies(i, this->__count(count), value);
        return this->__position(i);
    }
    iterator erase(const_iterator pos) { return this->__erase_at(pos); }
    iterator erase(const_iterator first, const_iterator last) { return this->__erase_between(first, last); }
#if OM_QT6
    template <typename... Args>
    iterator emplace(const_iterator before, Args &&...args) {
        const std::size_t i = this->__index_of(before);
        this->__insert_moved(i, T(std::forward<Args>(args)...));
        return this->__position(i);
    }
    template <typename... Args>
    T &emplace_back(Args &&...args) {
        this->__d.own().append(std::forward<Args>(args)...);
        return this->__d.data()[this->__d.size() - 1];
    }
    void remove(size_type i, size_type n = 1) { this->__remove(i, n); }
    template <typename AT = T>
    size_type removeAll(const AT &value) {
        return this->__remove_all(value);
    }
    template <typename AT = T>
    bool removeOne(const AT &value) {
        return this->__remove_one(value);
    }
    template <typename Predicate>
    size_type removeIf(Predicate predicate) {
        return this->__remove_if(predicate);
    }
    template <typename AT = T>
    size_type indexOf(const AT &value, size_type from = 0) const {
        return this->__index_of_value(value, from);
    }
    template <typename AT = T>
    size_type lastIndexOf(const AT &value, size_type from = -1) const {
        return this->__last_index_of_value(value, from);
    }
    template <typename AT = T>
    bool contains(const AT &value) const {
        return this->__index_of_value(value, 0) >= 0;
    }
#else
    void remove(size_type i) {
        OM_QT_REQUIRES("container-bounds", std::size_t(i) < this->__d.size(), messages::remove);
        this->__d.own().remove(std::size_t(i), 1);
    }
    void remove(size_type i, size_type n) { this->__remove(i, n); }
    int indexOf(const T &value, int from = 0) const { return this->__index_of_value(value, from); }
    int lastIndexOf(const T &value, int from = -1) const { return this->__last_index_of_value(value, from); }
    bool contains(const T &value) const { return this->__index_of_value(value, 0) >= 0; }
#endif
    void push_back(const T &value) { append(value); }
    void push_back(T &&value) { append(std::move(value)); }
    QVarLengthArray &operator<<(const T &value) {
        append(value);
        return *this;
    }
    QVarLengthArray &operator<<(T &&value) {
        append(std::move(value));
        return *this;
    }
    QVarLengthArray &operator+=(const T &value) {
        append(value);
        return *this;
    }
    QVarLengthArray &operator+=(T &&value) {
        append(std::move(value));
        return *this;
    }
};

#define OM_QT_COMPARE(op, answer)                                                                                      \
    template <typename T, __omqt::size_type Prealloc1, __omqt::size_type Prealloc2>                                    \
    inline bool operator op(const QVarLengthArray<T, Prealloc1> &x, const QVarLengthArray<T, Prealloc2> &y) {          \
        return answer;                                                                                                 \
    }
OM_QT_COMPARE(==, __omqt::equal_arrays(x.data(), std::size_t(x.size()), y.data(), std::size_t(y.size())))
OM_QT_COMPARE(!=, !(x == y))
OM_QT_COMPARE(<, __omqt::less_arrays(x.data(), std::size_t(x.size()), y.data(), std::size_t(y.size())))
OM_QT_COMPARE(>, y < x)
OM_QT_COMPARE(<=, !(y < x))
OM_QT_COMPARE(>=, !(x < y))
#undef OM_QT_COMPARE

template <typename T, __omqt::size_type Prealloc>
inline __omqt::hash_type qHash(const QVarLengthArray<T, Prealloc> &key, __omqt::hash_type seed = 0) {
    return qHashRange(key.cbegin(), key.cend(), seed);
}
#if OM_QT6
template <typename T, qsizetype Prealloc, typename AT>
qsizetype erase(QVarLengthArray<T, Prealloc> &array, const AT &value) {
    return array.removeAll(value);
}
template <typename T, qsizetype Prealloc, typename Predicate>
qsizetype erase_if(QVarLengthArray<T, Prealloc> &array, Predicate predicate) {
    return array.removeIf(predicate);
}
#endif
#if OM_CXX17
template <typename InputIterator, typename T = typename std::iterator_traits<InputIterator>::value_type,
          __omqt::if_input_iterator<InputIterator> = 0>
QVarLengthArray(InputIterator, InputIterator) -> QVarLengthArray<T>;
#endif

OM_END_MODEL

#endif
