// The entries of QMap and QMultiMap: om-stl's sorted nodes in a shared block (__omqt/shared.h), the iterators over them,
// and the members that all maps have, in both versions of Qt.
//
// Inserting invalidates nothing, erasing what was erased, and a detach leaves all iterators and references with the old
// block. A map that never had content has no block; its begin and its end are the iterator of no node.
#ifndef OM_QT_SORTED_H
#define OM_QT_SORTED_H

#include <__omqt/associative.h>
#include <map>

OM_BEGIN_MODEL

#if !OM_QT6
// How a QMap compares keys; a program may specialise it.
template <class Key>
inline bool qMapLessThanKey(const Key &key1, const Key &key2) {
    return key1 < key2;
}
template <class Ptr>
inline bool qMapLessThanKey(const Ptr *key1, const Ptr *key2) {
    return std::less<const Ptr *>()(key1, key2);
}
#endif

namespace __omqt {

#if OM_QT6
template <class Key>
using key_order = std::less<Key>;
#else
template <class Key>
struct key_order {
    bool operator()(const Key &x, const Key &y) const { return qMapLessThanKey(x, y); }
};
// Pointers into different objects are in some order, too.
template <class T>
struct key_order<T *> : std::less<T *> {};
#endif

// Equal keys may stand side by side, the newest first (QMultiMap); as long as no member put them there, a key is looked
// for as in a map without.
template <class Key, class T>
class sorted_entries : public __om::sorted_container<__om::map_policy<Key, T>, key_order<Key>,
                                                     std::allocator<std::pair<const Key, T>>, false> {
    typedef __om::sorted_container<__om::map_policy<Key, T>, key_order<Key>, std::allocator<std::pair<const Key, T>>,
                                   false>
        base;

    bool __repeats;

public:
    typedef __om::link link;
    typedef std::pair<const Key, T> entry;
    typedef __om::linked_node<entry> node;

    sorted_entries() : __repeats(false) {}

    static entry &entry_at(link *at) { return *static_cast<node *>(at)->value_address(); }
    link *past() const { return &this->ring()->__end; }
    link *at_rank(std::size_t rank) const { return this->node_at(rank); }
    std::size_t rank_of(link *at) const { return this->ring()->rank_of(at); }
    bool is_past(const link *at) const { return __om::sorted_is_end(at); }
    bool holds(const link *at) const { return at->__ring == this->ring(); }
    link *next(link *at) const { return this->ring()->next(at); }

    std::size_t lower_rank(const Key &key) const { return this->lower(key); }
    std::size_t upper_rank(const Key &key) const { return this->upper(key); }
    // The newest with this key, or past().
    link *find(const Key &key) const {
        if (!__repeats)
            return this->find_node(key);
        link *const at = this->node_at(this->lower(key));
        return is_past(at) || this->after(at, key) ? past() : at;
    }
    std::size_t count_of(const Key &key) const {
        if (!__repeats)
            return is_past(this->find_node(key)) ? 0 : 1;
        return this->upper(key) - this->lower(key);
    }
    bool same_key(link *at, const Key &key) const { return !this->before(at, key) && !this->after(at, key); }

    // The value of the newest entry with this key, new where there was none.
    template <class... Args>
    link *entry_for(bool &is_new, const Key &key, const Args &...args) {
        if (!__repeats) {
            const typename base::place where = this->new_place(key);
            is_new = where.__free;
            return where.__free ? this->put(where.__index, this->make(__om::entry_parts(), key, args...)).__node
                                : this->taken(where);
        }
        link *const found = find(key);
        is_new = is_past(found);
        return is_new ? this->put(this->lower(key), this->make(__om::entry_parts(), key, args...)).__node : found;
    }
    link *assign(const Key &key, const T &value) {
        bool is_new;
        link *const at = entry_for(is_new, key, value);
        if (!is_new)
            entry_at(at).second = value;
        return at;
    }
    // Before those with the same key, or at this rank among them.
    link *add(const Key &key, const T &value) {
        __repeats = true;
        return this->put(this->lower(key), this->make(key, value)).__node;
    }
    link *add_near(std::size_t rank, const Key &key, const T &value) {
        __repeats = true;
        const std::size_t first = this->lower(key), last = this->upper(key);
        return this->put(rank < first ? first : rank > last ? last : rank, this->make(key, value)).__node;
    }
    // In the order of a map that is copied: behind all that are there.
    void append(const Key &key, const T &value, bool may_repeat) {
        __repeats = __repeats || may_repeat;
        this->put(this->size(), this->make(key, value));
    }
    link *erase_at(link *at) { return this->erase_node(at); }
    std::size_t erase_key(const Key &key) {
        if (!__repeats)
            return base::erase_key(key);
        const std::size_t first = this->lower(key), n = this->upper(key) - first;
        for (std::size_t done = 0; done < n; ++done)
            this->erase_node(this->node_at(first));
        return n;
    }
};

// Of iterators and const_iterators: Value is T or const T. Map keeps those of QMap and QMultiMap apart.
template <class Key, class T, class Value, class Map>
class map_iterator {
    typedef __om::sorted_iterator<std::pair<const Key, T>> position;

    void check_node() const {
        OM_QT_REQUIRES("iterator-range", __at.__node != nullptr,
                       "an iterator of no map, or the end of an empty map, is used");
    }

public:
    typedef std::bidirectional_iterator_tag iterator_category;
    typedef qptrdiff difference_type;
    typedef T value_type;
    typedef Value *pointer;
    typedef Value &reference;

    position __at;

    map_iterator() noexcept {}
    explicit map_iterator(__om::link *node) noexcept : __at(node) {}
    template <class Other, typename __om::enable_if<__om::is_same<const Other, Value>::value, int>::type = 0>
#if defined(QT_STRICT_ITERATORS) && !OM_QT6
    explicit
#endif
        map_iterator(const map_iterator<Key, T, Other, Map> &other) noexcept
        : __at(other.__at) {
    }

    const Key &key() const {
        check_node();
        return __at->first;
    }
    Value &value() const {
        check_node();
        return __at->second;
    }
    Value &operator*() const { return value(); }
    Value *operator->() const { return __builtin_addressof(value()); }

    friend bool operator==(const map_iterator &x, const map_iterator &y) {
        return __om::same_sorted_node(x.__at.__node, y.__at.__node);
    }
    friend bool operator!=(const map_iterator &x, const map_iterator &y) {
        return !__om::same_sorted_node(x.__at.__node, y.__at.__node);
    }

    map_iterator &operator++() {
        check_node();
        ++__at;
        return *this;
    }
    map_iterator operator++(int) {
        map_iterator before = *this;
        ++*this;
        return before;
    }
    map_iterator &operator--() {
        check_node();
        --__at;
        return *this;
    }
    map_iterator operator--(int) {
        map_iterator before = *this;
        --*this;
        return before;
    }

    map_iterator &operator+=(size_type j) {
        for (; j > 0; --j)
            ++*this;
        for (; j < 0; ++j)
            --*this;
        return *this;
    }
    map_iterator &operator-=(size_type j) { return *this += -j; }
    friend map_iterator operator+(map_iterator i, size_type j) { return i += j; }
    friend map_iterator operator+(size_type j, map_iterator i) { return i += j; }
    friend map_iterator operator-(map_iterator i, size_type j) { return i -= j; }
#if OM_QT6
    friend map_iterator operator-(size_type j, map_iterator i) { return i -= j; }
#endif
};

#if OM_QT6
template <class Map>
bool equal_maps(const Map &x, const Map &y) {
    if (x.isSharedWith(y))
        return true;
    if (x.size() != y.size())
        return false;
    for (typename Map::const_iterator i = x.begin(), j = y.begin(), e = x.end(); i != e; ++i, ++j)
        if (!(i.key() == j.key()) || !(i.value() == j.value()))
            return false;
    return true;
}
#endif

// The members of every map; Self is the class that inherits this.
template <class Key, class T, class Self>
class sorted_map {
protected:
    typedef sorted_entries<Key, T> entries;
    typedef __om::link link;

    shared<entries> d;

    Self &self() { return static_cast<Self &>(*this); }

public:
    typedef Key key_type;
    typedef T mapped_type;
    typedef qptrdiff difference_type;
    typedef __omqt::size_type size_type;
    typedef map_iterator<Key, T, T, Self> iterator;
    typedef map_iterator<Key, T, const T, Self> const_iterator;
    typedef iterator Iterator;
    typedef const_iterator ConstIterator;
    typedef __omqt::key_iterator<Key, const_iterator> key_iterator;
    typedef QKeyValueIterator<const Key &, const T &, const_iterator> const_key_value_iterator;
    typedef QKeyValueIterator<const Key &, T &, iterator> key_value_iterator;

    size_type size() const { return d.is_null() ? 0 : size_type(d.content().size()); }
    size_type count() const { return size(); }
    bool isEmpty() const { return size() == 0; }
    bool empty() const { return isEmpty(); }

    void detach() { d.own(); }
    bool isDetached() const noexcept { return !d.is_null() && !d.has_other_owners(); }
    bool isSharedWith(const Self &other) const noexcept { return d.is_shared_with(other.d); }
    void swap(Self &other) noexcept { d.swap(other.d); }
    void clear() {
#if OM_QT6
        if (isDetached()) {
            d.own().clear();
            return;
        }
#endif
        d.drop();
    }

    bool contains(const Key &key) const { return !d.is_null() && !__om::sorted_is_end(d.content().find(key)); }
    size_type count(const Key &key) const { return d.is_null() ? 0 : size_type(d.content().count_of(key)); }
    returned<Key> key(const T &value, const Key &defaultKey = Key()) const {
        for (const_iterator i = begin(), e = end(); i != e; ++i)
            if (i.value() == value)
                return i.key();
        return defaultKey;
    }
    returned<T> value(const Key &key, const T &defaultValue = T()) const {
        if (d.is_null())
            return defaultValue;
        link *const at = d.content().find(key);
        return __om::sorted_is_end(at) ? defaultValue : entries::entry_at(at).second;
    }
    QList<Key> keys() const {
        QList<Key> all;
        all.reserve(size());
        for (const_iterator i = begin(), e = end(); i != e; ++i)
            all.append(i.key());
        return all;
    }
    QList<Key> keys(const T &value) const {
        QList<Key> all;
        for (const_iterator i = begin(), e = end(); i != e; ++i)
            if (i.value() == value)
                all.append(i.key());
        return all;
    }
    QList<T> values() const {
        QList<T> all;
        all.reserve(size());
        for (const_iterator i = begin(), e = end(); i != e; ++i)
            all.append(i.value());
        return all;
    }

    // QMap, first(): "This function assumes that the map is not empty"; so for last(), firstKey() and lastKey().
    const Key &firstKey() const {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "firstKey() of an empty map");
        return begin().key();
    }
    const Key &lastKey() const {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "lastKey() of an empty map");
        return (--end()).key();
    }
    T &first() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "first() of an empty map");
        return begin().value();
    }
    const T &first() const {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "first() of an empty map");
        return begin().value();
    }
    T &last() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "last() of an empty map");
        return (--end()).value();
    }
    const T &last() const {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "last() of an empty map");
        return (--end()).value();
    }

    iterator begin() { return iterator(d.own().at_rank(0)); }
    const_iterator begin() const { return d.is_null() ? const_iterator() : const_iterator(d.content().at_rank(0)); }
    const_iterator cbegin() const { return begin(); }
    const_iterator constBegin() const { return begin(); }
    iterator end() { return iterator(d.own().past()); }
    const_iterator end() const { return d.is_null() ? const_iterator() : const_iterator(d.content().past()); }
    const_iterator cend() const { return end(); }
    const_iterator constEnd() const { return end(); }
    key_iterator keyBegin() const { return key_iterator(begin()); }
    key_iterator keyEnd() const { return key_iterator(end()); }
    key_value_iterator keyValueBegin() { return key_value_iterator(begin()); }
    key_value_iterator keyValueEnd() { return key_value_iterator(end()); }
    const_key_value_iterator keyValueBegin() const { return const_key_value_iterator(begin()); }
    const_key_value_iterator keyValueEnd() const { return const_key_value_iterator(end()); }
    const_key_value_iterator constKeyValueBegin() const { return const_key_value_iterator(begin()); }
    const_key_value_iterator constKeyValueEnd() const { return const_key_value_iterator(end()); }
    OM_QT_AS_KEY_VALUE_RANGE(Self)

    iterator find(const Key &key) { return iterator(d.own().find(key)); }
    const_iterator find(const Key &key) const {
        return d.is_null() ? const_iterator() : const_iterator(d.content().find(key));
    }
    const_iterator constFind(const Key &key) const { return find(key); }
    iterator lowerBound(const Key &key) {
        entries &own = d.own();
        return iterator(own.at_rank(own.lower_rank(key)));
    }
    const_iterator lowerBound(const Key &key) const {
        return d.is_null() ? const_iterator() : const_iterator(d.content().at_rank(d.content().lower_rank(key)));
    }
    iterator upperBound(const Key &key) {
        entries &own = d.own();
        return iterator(own.at_rank(own.upper_rank(key)));
    }
    const_iterator upperBound(const Key &key) const {
        return d.is_null() ? const_iterator() : const_iterator(d.content().at_rank(d.content().upper_rank(key)));
    }
    QPair<iterator, iterator> equal_range(const Key &key) {
        return QPair<iterator, iterator>(lowerBound(key), upperBound(key));
    }
    QPair<const_iterator, const_iterator> equal_range(const Key &key) const {
        return QPair<const_iterator, const_iterator>(lowerBound(key), upperBound(key));
    }

    size_type remove(const Key &key) {
#if OM_QT6
        if (d.is_null())
            return 0;
#endif
        return size_type(d.own().erase_key(key));
    }
    T take(const Key &key) {
#if OM_QT6
        if (d.is_null())
            return T();
#endif
        entries &own = d.own();
        link *const at = own.find(key);
        if (own.is_past(at))
            return T();
        T taken = std::move(entries::entry_at(at).second);
        own.erase_at(at);
        return taken;
    }
#if OM_QT6
    iterator erase(const_iterator it) { return erase_one(it); }
    iterator erase(const_iterator first, const_iterator last) {
        if (d.is_null())
            return iterator();
        std::size_t from = own_rank(first);
        const std::size_t to = own_rank(last);
        OM_QT_REQUIRES("iterator-range", from <= to, "QMap::erase(): the range ends before it begins");
        entries &own = d.own();
        link *at = own.at_rank(from);
        for (; from < to; ++from)
            at = own.erase_at(at);
        return iterator(at);
    }
    template <typename Predicate>
    size_type removeIf(Predicate pred) {
        return erase_entries_if(self(), pred);
    }
#else
    // The end is given back as it is.
    iterator erase(iterator it) {
        own_rank(it);
        return it.__at.__node == nullptr || __om::sorted_is_end(it.__at.__node) ? it : erase_one(it);
    }
    void setSharable(bool sharable) {
        if (!d.is_null() || !sharable)
            d.set_sharable(sharable);
    }
#endif

protected:
    constexpr sorted_map() noexcept {}

    // QMap, erase(): the iterator is of this map, as it is before it detaches.
    std::size_t own_rank(const const_iterator &it) const {
        link *const at = it.__at.__node;
        if (at == nullptr && d.is_null())
            return 0;
        OM_QT_REQUIRES("iterator-range", at != nullptr, "an iterator of no map is used");
        OM_QT_REQUIRES("invalidated-iterator", __om::link_alive(at), OM_DEAD_NODE);
        OM_QT_REQUIRES("iterator-mismatch", !d.is_null() && d.content().holds(at),
                       "the iterator belongs to another map, or to what the map was before it detached");
        return d.content().rank_of(at);
    }
    iterator erase_one(const const_iterator &it) {
        const std::size_t rank = own_rank(it);
        OM_QT_REQUIRES("iterator-range", !d.is_null() && rank != d.content().size(), "QMap::erase() of end()");
        link *at = it.__at.__node;
        if (d.has_other_owners()) {
#if !OM_QT6
            // "Implicit sharing iterator problem": do not copy a container while iterators are active. Qt 5 erases the
            // entry before the wanted one then.
            OM_QT_REQUIRES("invalidated-iterator", d.content().lower_rank(it.key()) == 0,
                           "QMap::erase() of an iterator from before the map was copied");
#endif
            at = d.own().at_rank(rank);
        }
        return iterator(d.own().erase_at(at));
    }

    // The members of a map with equal keys.
    iterator add(const Key &key, const T &value) { return iterator(d.own().add(key, value)); }
    iterator add_near(const const_iterator &pos, const Key &key, const T &value) {
        if (d.is_null())
            return add(key, value);
#if OM_QT6
        const std::size_t rank = own_rank(pos);
        return iterator(d.own().add_near(rank, key, value));
#else
        // As a hint it says nothing that the keys do not say.
        if (isDetached())
            own_rank(pos);
        return add(key, value);
#endif
    }
    iterator assign(const Key &key, const T &value) { return iterator(d.own().assign(key, value)); }
    iterator assign_near(const const_iterator &pos, const Key &key, const T &value) {
#if OM_QT6
        if (!d.is_null())
            own_rank(pos);
#else
        if (isDetached())
            own_rank(pos);
#endif
        return assign(key, value);
    }
    // Those of the other come first among equals (QMultiMap, unite()).
    void add_all(const Self &other) {
        const Self copy(other);
        for (const_iterator i = copy.end(), first = copy.begin(); i != first;) {
            --i;
            d.own().add(i.key(), i.value());
        }
    }
    QList<Key> unique_keys() const {
        QList<Key> all;
        const_iterator before;
        for (const_iterator i = begin(), e = end(); i != e; ++i) {
            if (all.isEmpty() || !d.content().same_key(before.__at.__node, i.key()))
                all.append(i.key());
            before = i;
        }
        return all;
    }
    QList<T> values_of(const Key &key) const {
        QList<T> all;
        if (d.is_null())
            return all;
        const std::size_t last = d.content().upper_rank(key);
        for (std::size_t i = d.content().lower_rank(key); i < last; ++i)
            all.append(entries::entry_at(d.content().at_rank(i)).second);
        return all;
    }
    link *find_pair(const Key &key, const T &value) const {
        const std::size_t last = d.content().upper_rank(key);
        for (std::size_t i = d.content().lower_rank(key); i < last; ++i) {
            link *const at = d.content().at_rank(i);
            if (entries::entry_at(at).second == value)
                return at;
        }
        return d.content().past();
    }
    size_type count_pairs(const Key &key, const T &value) const {
        size_type n = 0;
        if (d.is_null())
            return n;
        const std::size_t last = d.content().upper_rank(key);
        for (std::size_t i = d.content().lower_rank(key); i < last; ++i)
            n += entries::entry_at(d.content().at_rank(i)).second == value;
        return n;
    }
    size_type remove_pairs(const Key &key, const T &value) {
        const Key wanted_key = key;
        const T wanted = value;
        entries &own = d.own();
        size_type n = 0;
        std::size_t last = own.upper_rank(wanted_key);
        for (std::size_t i = own.lower_rank(wanted_key); i < last;) {
            link *const at = own.at_rank(i);
            if (entries::entry_at(at).second == wanted) {
                own.erase_at(at);
                --last;
                ++n;
            } else {
                ++i;
            }
        }
        return n;
    }
    template <class StdMap>
    void append_all(const StdMap &other, bool may_repeat) {
        for (typename StdMap::const_iterator i = other.begin(); i != other.end(); ++i)
            d.own().append(i->first, i->second, may_repeat);
    }
    template <class StdMap>
    StdMap to_std() const {
        StdMap map;
        for (const_iterator i = begin(), e = end(); i != e; ++i)
            map.insert(map.end(), typename StdMap::value_type(i.key(), i.value()));
        return map;
    }
};

} // namespace __omqt

OM_END_MODEL

#endif
