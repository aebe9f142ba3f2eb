// The members of every hash; Self is the class that inherits this, Words the size of its iterators in Qt 6.
#ifndef OM_QT_HASH_MEMBERS_H
#define OM_QT_HASH_MEMBERS_H

#include <__omqt/hashed.h>

OM_BEGIN_MODEL

namespace __omqt {

template <class Key, class T, class Self, int Words>
class hash_members {
protected:
    typedef hashed_entries<Key, T> entries;
    typedef __om::link link;

    shared<entries, copy_hashed> d;

    Self &self() { return static_cast<Self &>(*this); }

public:
    typedef Key key_type;
    typedef T mapped_type;
    typedef __omqt::size_type size_type;
#if OM_QT6
    typedef T value_type;
    typedef qsizetype difference_type;
    typedef T &reference;
    typedef const T &const_reference;
#else
    typedef qptrdiff difference_type;
#endif
    typedef hash_iterator<Key, T, T, Self, Words> iterator;
    typedef hash_iterator<Key, T, const T, Self, Words> const_iterator;
    typedef iterator Iterator;
    typedef const_iterator ConstIterator;
    typedef __omqt::key_iterator<Key, const_iterator> key_iterator;
    typedef QKeyValueIterator<const Key &, const T &, const_iterator> const_key_value_iterator;
    typedef QKeyValueIterator<const Key &, T &, iterator> key_value_iterator;

    size_type size() const noexcept { return d.is_null() ? 0 : size_type(d.content().size()); }
    size_type count() const noexcept { return size(); }
    bool isEmpty() const noexcept { return size() == 0; }
    bool empty() const noexcept { return isEmpty(); }
    size_type capacity() const noexcept { return d.is_null() ? 0 : size_type(d.content().capacity()); }
    void reserve(size_type size) {
#if OM_QT6
        if (size != 0 && capacity() >= size)
            return;
#endif
        d.own().make_room_for(size < 0 ? 0 : std::size_t(size));
    }
    void squeeze() {
        if (!d.is_null())
            d.own().make_room_for(0);
    }
#if OM_QT6
    float load_factor() const noexcept { return d.is_null() ? 0 : float(size()) / float(bucket_count()); }
    static float max_load_factor() noexcept { return 0.5; }
    std::size_t bucket_count() const noexcept { return 2 * std::size_t(capacity()); }
    static std::size_t max_bucket_count() noexcept { return std::size_t(1) << 62; }
#else
    void setSharable(bool sharable) {
        if (!d.is_null() || !sharable)
            d.set_sharable(sharable);
    }
#endif

    void detach() { d.own(); }
    bool isDetached() const noexcept { return !d.is_null() && !d.has_other_owners(); }
    bool isSharedWith(const Self &other) const noexcept { return d.is_shared_with(other.d); }
    void swap(Self &other) noexcept { d.swap(other.d); }
    void clear() { d.drop(); }

    bool contains(const Key &key) const { return !d.is_null() && d.content().find(key) != nullptr; }
    size_type count(const Key &key) const { return d.is_null() ? 0 : size_type(d.content().count_of(key)); }
    returned<Key> key(const T &value) const { return key(value, Key()); }
    returned<Key> key(const T &value, const Key &defaultKey) const {
        for (const_iterator i = begin(), e = end(); i != e; ++i)
            if (i.value() == value)
                return i.key();
        return defaultKey;
    }
    returned<T> value(const Key &key) const { return value(key, T()); }
    returned<T> value(const Key &key, const T &defaultValue) const {
        link *const at = d.is_null() ? nullptr : d.content().find(key);
        return at ? entries::entry_at(at).second : defaultValue;
    }
    T &operator[](const Key &key) {
        bool is_new;
        return entries::entry_at(d.own().entry_for(is_new, key)).second;
    }
    const T operator[](const Key &key) const { return value(key); }
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

    iterator begin() { return iterator(d.own().first()); }
    const_iterator begin() const noexcept {
        return d.is_null() ? const_iterator() : const_iterator(d.content().first());
    }
    const_iterator cbegin() const noexcept { return begin(); }
    const_iterator constBegin() const noexcept { return begin(); }
#if OM_QT6
    iterator end() noexcept { return iterator(); }
    const_iterator end() const noexcept { return const_iterator(); }
#else
    iterator end() { return iterator(d.own().past()); }
    const_iterator end() const { return d.is_null() ? const_iterator() : const_iterator(d.content().past()); }
#endif
    const_iterator cend() const noexcept { return end(); }
    const_iterator constEnd() const noexcept { return end(); }
    key_iterator keyBegin() const { return key_iterator(begin()); }
    key_iterator keyEnd() const { return key_iterator(end()); }
    key_value_iterator keyValueBegin() { return key_value_iterator(begin()); }
    key_value_iterator keyValueEnd() { return key_value_iterator(end()); }
    const_key_value_iterator keyValueBegin() const { return const_key_value_iterator(begin()); }
    const_key_value_iterator keyValueEnd() const { return const_key_value_iterator(end()); }
    const_key_value_iterator constKeyValueBegin() const { return const_key_value_iterator(begin()); }
    const_key_value_iterator constKeyValueEnd() const { return const_key_value_iterator(end()); }
    OM_QT_AS_KEY_VALUE_RANGE(Self)

    iterator find(const Key &key) {
#if OM_QT6
        if (isEmpty())
            return iterator();
        return iterator(d.own().find(key));
#else
        link *const at = d.own().find(key);
        return at ? iterator(at) : end();
#endif
    }
    const_iterator find(const Key &key) const {
        link *const at = d.is_null() ? nullptr : d.content().find(key);
        return at ? const_iterator(at) : end();
    }
    const_iterator constFind(const Key &key) const { return find(key); }
    QPair<iterator, iterator> equal_range(const Key &key) {
        d.own();
        link *const at = d.content().find(key);
        if (!at)
            return QPair<iterator, iterator>(end(), end());
        return QPair<iterator, iterator>(iterator(at), iterator(d.content().after_equals(at)));
    }
    QPair<const_iterator, const_iterator> equal_range(const Key &key) const noexcept {
        link *const at = d.is_null() ? nullptr : d.content().find(key);
        if (!at)
            return QPair<const_iterator, const_iterator>(end(), end());
        return QPair<const_iterator, const_iterator>(const_iterator(at), const_iterator(d.content().after_equals(at)));
    }

    T take(const Key &key) {
        if (isEmpty())
            return T();
        link *const at = d.own().find(key);
        if (!at)
            return T();
        T taken = std::move(entries::entry_at(at).second);
        d.own().erase_at(at);
        return taken;
    }
    // Qt 5 gives the end back as it is.
    iterator erase(const_iterator it) {
        link *at = it.__node;
#if !OM_QT6
        if (at == nullptr && d.is_null())
            return iterator();
#endif
        OM_QT_REQUIRES("iterator-range", at != nullptr, "QHash::erase() of end(), or of an iterator of no hash");
        OM_QT_REQUIRES("invalidated-iterator", it.usable(), OM_QT_STALE_HASH);
        OM_QT_REQUIRES("iterator-mismatch", !d.is_null() && d.content().holds(at),
                       "the iterator belongs to another hash, or to what the hash was before it detached");
#if !OM_QT6
        if (d.content().is_past(at))
            return iterator(at);
#endif
        if (d.has_other_owners()) {
            const shared<entries, copy_hashed> before(d);
            at = d.own().counterpart(before.content(), at);
        }
        return iterator(d.own().erase_at(at));
    }
    // For members whose result depends on no order: see hashed_entries.
    std::size_t __slot_count() const { return d.is_null() ? 0 : d.content().slot_count(); }
    link *__slot(std::size_t j) const { return d.content().slot(j); }
    static const Key &__key(link *at) { return entries::key_at(at); }

#if !OM_QT6
    iterator erase(iterator it) { return erase(const_iterator(it)); }
#else
    template <typename Predicate>
    size_type removeIf(Predicate pred) {
        return erase_entries_if(self(), pred);
    }
#endif

protected:
    constexpr hash_members() noexcept {}

    std::size_t remove_all(const Key &key) { return isEmpty() ? 0 : d.own().erase_key(key); }
    iterator assign(const Key &key, const T &value) { return iterator(d.own().assign(key, value)); }
    iterator add(const Key &key, const T &value) { return iterator(d.own().add(key, value)); }
    // Those of the other come first among equals (QMultiHash, unite()): in their order in Qt 5, the oldest first in Qt 6.
    void add_all(const Self &other) {
        if (d.is_null() || (OM_QT6 && isEmpty())) {
            d = other.d;
            return;
        }
        const Self copy(other);
#if OM_QT6
        for (const_iterator i = copy.begin(), e = copy.end(); i != e; ++i)
            d.own().add(i.key(), i.value());
#else
        for (const_iterator i = copy.begin(), e = copy.end(); i != e;) {
            const int n = int(copy.d.content().count_of(i.key()));
            for (int j = n - 1; j >= 0; --j) {
                const const_iterator at = i + j;
                d.own().add(at.key(), at.value());
            }
            i += n;
        }
#endif
    }
    QList<Key> unique_keys() const {
        QList<Key> all;
        const_iterator before;
        for (const_iterator i = begin(), e = end(); i != e; ++i) {
            if (all.isEmpty() || !(before.key() == i.key()))
                all.append(i.key());
            before = i;
        }
        return all;
    }
    QList<T> values_of(const Key &key) const {
        QList<T> all;
        const_iterator i = find(key);
        for (size_type n = count(key); n != 0; --n, ++i)
            all.append(i.value());
        return all;
    }
    link *find_pair(const Key &key, const T &value) const {
        link *at = d.is_null() ? nullptr : d.content().find(key);
        for (size_type n = at ? count(key) : 0; n != 0; --n) {
            if (entries::entry_at(at).second == value)
                return at;
            at = d.content().next(at);
        }
        return nullptr;
    }
    size_type count_pairs(const Key &key, const T &value) const {
        size_type pairs = 0;
        link *at = d.is_null() ? nullptr : d.content().find(key);
        for (size_type n = at ? count(key) : 0; n != 0; --n) {
            pairs += entries::entry_at(at).second == value;
            at = d.content().next(at);
        }
        return pairs;
    }
    size_type remove_pairs(const Key &key, const T &value) {
        const Key wanted_key = key;
        const T wanted = value;
        size_type pairs = 0;
        link *at = d.own().find(wanted_key);
        for (size_type n = at ? count(wanted_key) : 0; n != 0; --n) {
            if (entries::entry_at(at).second == wanted) {
                at = d.own().erase_at(at);
                ++pairs;
            } else {
                at = d.content().next(at);
            }
        }
        return pairs;
    }
    // Equal as hashes without equal keys, or with.
    bool has_same_entries(const Self &other) const {
        if (size() != other.size())
            return false;
        for (std::size_t j = 0; j < __slot_count(); ++j)
            if (link *const at = __slot(j)) {
                const typename entries::entry &mine = entries::entry_at(at);
                if (count_pairs(mine.first, mine.second) != other.count_pairs(mine.first, mine.second))
                    return false;
            }
        return true;
    }
};

} // namespace __omqt

OM_END_MODEL

#endif
