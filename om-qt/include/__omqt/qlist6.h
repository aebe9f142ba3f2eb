// QList of Qt 6 (QList), which is QVector, too.
#ifndef OM_QT_QLIST6_H
#define OM_QT_QLIST6_H

#include <QtCore/qtypetraits.h>

OM_BEGIN_MODEL

namespace __om {

template <class T>
struct contiguous_rules<QList<T>> {
    typedef qsizetype difference_type;
    typedef qsizetype distance_type;
#ifdef QT_STRICT_QLIST_ITERATORS
    enum { __converts = false };
#else
    enum { __converts = true };
#endif
};

} // namespace __om

// Searching, which lists of strings and of byte arrays do in more ways than others: specialised beside those.
template <typename T>
struct QListSpecialMethodsBase {
protected:
    ~QListSpecialMethodsBase() = default;

    using Self = QList<T>;
    Self *self() { return static_cast<Self *>(this); }
    const Self *self() const { return static_cast<const Self *>(this); }

public:
    template <typename AT = T>
    qsizetype indexOf(const AT &value, qsizetype from = 0) const {
        return self()->__index_of_value(value, from);
    }
    template <typename AT = T>
    qsizetype lastIndexOf(const AT &value, qsizetype from = -1) const {
        return self()->__last_index_of_value(value, from);
    }
    template <typename AT = T>
    bool contains(const AT &value) const {
        return self()->__index_of_value(value, 0) >= 0;
    }
};
template <typename T>
struct QListSpecialMethods : QListSpecialMethodsBase<T> {
protected:
    ~QListSpecialMethods() = default;

public:
    using QListSpecialMethodsBase<T>::indexOf;
    using QListSpecialMethodsBase<T>::lastIndexOf;
    using QListSpecialMethodsBase<T>::contains;
};
template <>
struct QListSpecialMethods<QByteArray>;
template <>
struct QListSpecialMethods<QString>;

template <typename T>
class QList : public __omqt::sequence<T, QList<T>, __omqt::list_messages>, public QListSpecialMethods<T> {
    typedef __omqt::sequence<T, QList<T>, __omqt::list_messages> base;
    typedef __omqt::list_messages messages;

public:
    using Type = T;
    using parameter_type = const T &;
    using rvalue_ref = T &&;
    using typename base::const_iterator;
    using typename base::const_pointer;
    using typename base::iterator;
    using typename base::pointer;
    using typename base::reference;

    QList() = default;
    explicit QList(qsizetype size) : base(base::__checked_size(size), __om::build_default()) {}
    QList(qsizetype size, const T &value) : base(base::__checked_size(size), __om::build_copies<T>(value)) {}
    QList(std::initializer_list<T> args) : base(args.size(), __om::build_from_range<const T *>(args.begin())) {}
    QList &operator=(std::initializer_list<T> args) { return *this = QList(args); }
    template <typename InputIterator, __omqt::if_input_iterator<InputIterator> = 0>
    QList(InputIterator first, InputIterator last) {
        this->__append_range(first, last);
    }
    // Of the string that it gets.
    template <typename String,
              typename = std::enable_if_t<std::is_same_v<T, QString> && std::is_convertible_v<String, QString>>>
    explicit QList(const String &string) {
        append(string);
    }
    void swap(QList &other) noexcept { this->__d.swap(other.__d); }

    template <typename U = T>
    QTypeTraits::compare_eq_result_container<QList, U> operator==(const QList &other) const {
        return this->__equals(other);
    }
    template <typename U = T>
    QTypeTraits::compare_eq_result_container<QList, U> operator!=(const QList &other) const {
        return !this->__equals(other);
    }
    template <typename U = T>
    QTypeTraits::compare_lt_result_container<QList, U> operator<(const QList &other) const {
        return this->__is_less(other);
    }
    template <typename U = T>
    QTypeTraits::compare_lt_result_container<QList, U> operator>(const QList &other) const {
        return other.__is_less(*this);
    }
    template <typename U = T>
    QTypeTraits::compare_lt_result_container<QList, U> operator<=(const QList &other) const {
        return !other.__is_less(*this);
    }
    template <typename U = T>
    QTypeTraits::compare_lt_result_container<QList, U> operator>=(const QList &other) const {
        return !this->__is_less(other);
    }

    pointer data() { return this->__d.own().__data; }
    const_pointer data() const noexcept { return this->__d.data(); }
    const_pointer constData() const noexcept { return this->__d.data(); }

    qsizetype capacity() const noexcept { return qsizetype(this->__d.room()); }
    void squeeze() { this->__squeeze(); }
    void shrink_to_fit() { this->__squeeze(); }
    void resize(qsizetype size) { this->__resize(this->__checked_size(size), __om::build_default()); }
    void resize(qsizetype size, const T &value) {
        const T copy(value);
        this->__resize(this->__checked_size(size), __om::build_copies<T>(copy));
    }
    void clear() { this->__d.clear(); }
    QList &fill(const T &value, qsizetype size = -1) {
        this->__fill(value, size);
        return *this;
    }

    void append(const T &value) { this->__d.own().append(value); }
    void append(T &&value) { this->__d.own().append(std::move(value)); }
    void append(const_iterator first, const_iterator last) { this->__append_range(first, last); }
    void append(const QList &other) { this->__append_array(other); }
    void append(QList &&other) {
        if (this->isEmpty() && !other.__d.has_other_owners())
            this->__d.swap(other.__d);
        else
            this->__append_array(other);
    }
    void prepend(const T &value) { this->__insert_copies(0, 1, value); }
    void prepend(T &&value) { this->__insert_moved(0, std::move(value)); }
    template <typename... Args>
    reference emplaceBack(Args &&...args) {
        this->__d.own().append(std::forward<Args>(args)...);
        return this->__d.data()[this->__d.size() - 1];
    }
    template <typename... Args>
    reference emplaceFront(Args &&...args) {
        this->__insert_moved(0, T(std::forward<Args>(args)...));
        return this->__d.data()[0];
    }
    template <typename... Args>
    reference emplace_back(Args &&...args) {
        return emplaceBack(std::forward<Args>(args)...);
    }
    template <typename... Args>
    iterator emplace(const_iterator before, Args &&...args) {
        const std::size_t i = this->__index_of(before);
        this->__insert_moved(i, T(std::forward<Args>(args)...));
        return this->__position(i);
    }
    template <typename... Args>
    iterator emplace(qsizetype i, Args &&...args) {
        this->__insert_moved(this->__place(i), T(std::forward<Args>(args)...));
        return this->__position(std::size_t(i));
    }

    iterator insert(qsizetype i, const T &value) { return insert(i, 1, value); }
    iterator insert(qsizetype i, qsizetype count, const T &value) {
        this->__insert_copies(this->__place(i), this->__count(count), value);
        return this->__position(std::size_t(i));
    }
    iterator insert(qsizetype i, T &&value) {
        this->__insert_moved(this->__place(i), std::move(value));
        return this->__position(std::size_t(i));
    }
    iterator insert(const_iterator before, const T &value) { return insert(before, 1, value); }
    iterator insert(const_iterator before, qsizetype count, const T &value) {
        const std::size_t i = this->__index_of(before);
        this->__insert_copies(i, this->__count(count), value);
        return this->__position(i);
    }
    iterator insert(const_iterator before, T &&value) {
        const std::size_t i = this->__index_of(before);
        this->__insert_moved(i, std::move(value));
        return this->__position(i);
    }

    using base::replace;
    void replace(qsizetype i, T &&value) {
        OM_QT_REQUIRES("container-bounds", std::size_t(i) < this->__d.size(), messages::replace);
        this->__d.own().__data[i] = std::move(value);
    }
    void remove(qsizetype i, qsizetype n = 1) { this->__remove(i, n); }
    void removeAt(qsizetype i) { this->__remove(i, 1); }
    template <typename AT = T>
    qsizetype removeAll(const AT &value) {
        return this->__remove_all(value);
    }
    template <typename AT = T>
    bool removeOne(const AT &value) {
        return this->__remove_one(value);
    }
    template <typename Predicate>
    qsizetype removeIf(Predicate predicate) {
        return this->__remove_if(predicate);
    }
    iterator erase(const_iterator pos) { return this->__erase_at(pos); }
    iterator erase(const_iterator first, const_iterator last) { return this->__erase_between(first, last); }
    void push_back(const T &value) { append(value); }
    void push_back(T &&value) { append(std::move(value)); }
    void push_front(const T &value) { prepend(value); }
    void push_front(T &&value) { prepend(std::move(value)); }

    using QListSpecialMethods<T>::contains;
    using QListSpecialMethods<T>::indexOf;
    using QListSpecialMethods<T>::lastIndexOf;
    using base::count;
    template <typename AT = T>
    qsizetype count(const AT &value) const {
        return this->__count_of_value(value);
    }

    using base::first;
    using base::last;
    QList mid(qsizetype pos, qsizetype length = -1) const {
        const __omqt::part part(this->size(), pos, length);
        if (part.length == this->__d.size())
            return *this;
        return QList(part.length, __om::build_from_range<const T *>(this->__d.data() + part.first));
    }
    QList first(qsizetype n) const { return __slice(0, n); }
    QList last(qsizetype n) const { return __slice(this->size() - n, n); }
    QList sliced(qsizetype pos) const { return __slice(pos, this->size() - pos); }
    QList sliced(qsizetype pos, qsizetype n) const { return __slice(pos, n); }

    QList &operator+=(const QList &other) {
        append(other);
        return *this;
    }
    QList &operator+=(QList &&other) {
        append(std::move(other));
        return *this;
    }
    QList operator+(const QList &other) const {
        QList sum(*this);
        sum += other;
        return sum;
    }
    QList operator+(QList &&other) const {
        QList sum(*this);
        sum += std::move(other);
        return sum;
    }
    QList &operator+=(const T &value) {
        append(value);
        return *this;
    }
    QList &operator+=(T &&value) {
        append(std::move(value));
        return *this;
    }
    QList &operator<<(const T &value) {
        append(value);
        return *this;
    }
    QList &operator<<(T &&value) {
        append(std::move(value));
        return *this;
    }
    QList &operator<<(const QList &other) { return *this += other; }
    QList &operator<<(QList &&other) { return *this += std::move(other); }

    static QList fromList(const QList &list) noexcept { return list; }
    QList toList() const noexcept { return *this; }
    static QList fromVector(const QList &vector) noexcept { return vector; }
    QList toVector() const noexcept { return *this; }
    // What is never written to may as well be a copy.
    template <qsizetype N>
    static QList fromReadOnlyData(const T (&data)[N]) {
        return QList(std::size_t(N), __om::build_from_range<const T *>(data));
    }

private:
    friend struct QListSpecialMethodsBase<T>;
    friend struct QListSpecialMethods<T>;

    template <class Builder>
    QList(std::size_t n, Builder builder) : base(n, builder) {}

    QList __slice(qsizetype pos, qsizetype n) const {
        OM_QT_REQUIRES("container-bounds",
                       std::size_t(pos) <= this->__d.size() && std::size_t(n) <= this->__d.size() - std::size_t(pos),
                       messages::slice);
        return QList(std::size_t(n), __om::build_from_range<const T *>(this->__d.data() + pos));
    }
};

template <typename InputIterator, typename T = typename std::iterator_traits<InputIterator>::value_type,
          __omqt::if_input_iterator<InputIterator> = 0>
QList(InputIterator, InputIterator) -> QList<T>;

template <typename T>
inline void swap(QList<T> &x, QList<T> &y) noexcept {
    x.swap(y);
}
template <typename T, typename AT>
qsizetype erase(QList<T> &list, const AT &value) {
    return list.removeAll(value);
}
template <typename T, typename Predicate>
qsizetype erase_if(QList<T> &list, Predicate predicate) {
    return list.removeIf(predicate);
}

OM_END_MODEL

#endif
