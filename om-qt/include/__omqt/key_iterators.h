// Iterators over the keys of a map or hash, and over its entries as pairs (QMap::key_iterator, QKeyValueIterator,
// QMap::asKeyValueRange).
#ifndef OM_QT_KEY_ITERATORS_H
#define OM_QT_KEY_ITERATORS_H

#include <QtCore/qtypes.h>
#include <utility>

OM_BEGIN_MODEL

namespace __omqt {

template <class Key, class ConstIterator>
class key_iterator {
    ConstIterator i;

public:
    typedef typename ConstIterator::iterator_category iterator_category;
    typedef qptrdiff difference_type;
    typedef Key value_type;
    typedef const Key *pointer;
    typedef const Key &reference;

    key_iterator() = default;
    explicit key_iterator(ConstIterator o) : i(o) {}

    const Key &operator*() const { return i.key(); }
    const Key *operator->() const { return &i.key(); }
    bool operator==(key_iterator o) const { return i == o.i; }
    bool operator!=(key_iterator o) const { return !(i == o.i); }
    key_iterator &operator++() {
        ++i;
        return *this;
    }
    key_iterator operator++(int) { return key_iterator(i++); }
    key_iterator &operator--() {
        --i;
        return *this;
    }
    key_iterator operator--(int) { return key_iterator(i--); }
    ConstIterator base() const { return i; }
};

} // namespace __omqt

template <typename Key, typename T, class Iterator>
class QKeyValueIterator {
    Iterator i;

public:
    typedef typename Iterator::iterator_category iterator_category;
    typedef typename Iterator::difference_type difference_type;
    typedef std::pair<Key, T> value_type;
    typedef const value_type &reference;

    // What operator->() gives: it keeps the pair that it points to.
    struct pointer {
        value_type r;

        pointer() = default;
        pointer(value_type &&pair) : r(std::move(pair)) {}
        value_type &operator*() const { return const_cast<value_type &>(r); }
        const value_type *operator->() const { return &r; }
    };

    QKeyValueIterator() = default;
    explicit QKeyValueIterator(Iterator o) : i(std::move(o)) {}

    std::pair<Key, T> operator*() const { return std::pair<Key, T>(i.key(), i.value()); }
    pointer operator->() const { return pointer(std::pair<Key, T>(i.key(), i.value())); }
    friend bool operator==(QKeyValueIterator x, QKeyValueIterator y) noexcept { return x.i == y.i; }
    friend bool operator!=(QKeyValueIterator x, QKeyValueIterator y) noexcept { return !(x.i == y.i); }
    QKeyValueIterator &operator++() {
        ++i;
        return *this;
    }
    QKeyValueIterator operator++(int) { return QKeyValueIterator(i++); }
    QKeyValueIterator &operator--() {
        --i;
        return *this;
    }
    QKeyValueIterator operator--(int) { return QKeyValueIterator(i--); }
    Iterator base() const { return i; }
};

#if OM_QT6
namespace QtPrivate {

// Of a container that lives on, or one that it keeps itself.
template <typename Map>
class QKeyValueRange {
    Map map;

public:
    explicit QKeyValueRange(Map &&container) : map(std::forward<Map>(container)) {}

    auto begin() { return map.keyValueBegin(); }
    auto begin() const { return map.keyValueBegin(); }
    auto end() { return map.keyValueEnd(); }
    auto end() const { return map.keyValueEnd(); }
};

} // namespace QtPrivate

#define OM_QT_AS_KEY_VALUE_RANGE(Self)                                                                                 \
    auto asKeyValueRange() & { return QtPrivate::QKeyValueRange<Self &>(static_cast<Self &>(*this)); }                 \
    auto asKeyValueRange() const & {                                                                                   \
        return QtPrivate::QKeyValueRange<const Self &>(static_cast<const Self &>(*this));                              \
    }                                                                                                                  \
    auto asKeyValueRange() && { return QtPrivate::QKeyValueRange<Self>(static_cast<Self &&>(*this)); }                 \
    auto asKeyValueRange() const && { return QtPrivate::QKeyValueRange<Self>(Self(static_cast<const Self &>(*this))); }
#else
#define OM_QT_AS_KEY_VALUE_RANGE(Self)
#endif

OM_END_MODEL

#endif
