// The entries of QHash, QMultiHash and QSet: om-stl's nodes of unordered containers in a shared block
// (__omqt/shared.h), the iterators over them, and the members that all hashes have, in both versions of Qt.
//
// In which order entries are met is nobody's to rely on (QHash: "the items are arbitrarily ordered"): it is chosen as
// for std::unordered_map (__om/hashed/ring.h). Entries with the same key follow each other, the newest first.
//
// Qt 5 keeps nodes: insertions invalidate nothing, removals what they remove. In Qt 6 an insertion invalidates every
// iterator and reference unless room was reserved, and a removal does, too, but for the iterator that erase() returns
// (QHash::iterator; "Changes to Qt Core", "Stability of References"). The end is an iterator of no node there, the same
// for all hashes; in Qt 5 each hash has its own.
#ifndef OM_QT_HASHED_H
#define OM_QT_HASHED_H

#include <__om/hashed/map_policy.h>
#include <__omqt/associative.h>
#if OM_QT6
#include <functional>
#endif

OM_BEGIN_MODEL

namespace __omqt {

#if OM_QT6
template <class Key, class = void>
struct has_qhash : std::false_type {};
template <class Key>
struct has_qhash<Key, std::void_t<decltype(std::size_t(qHash(std::declval<const Key &>(), std::size_t())))>>
    : std::true_type {};
#endif

template <class Key>
struct key_hash {
    std::size_t operator()(const Key &key) const {
#if OM_QT6
        if constexpr (!has_qhash<Key>::value)
            return std::hash<Key>()(key);
        else
#endif
            return qHash(key, hash_type(0));
    }
};
struct key_equal {
    template <class Key>
    bool operator()(const Key &x, const Key &y) const {
        return x == y;
    }
};

// The version of iterators is of Qt 6 only.
#if OM_QT6
inline unsigned long version_of(const __om::link *node) { return __om::ring_of(node)->__version; }
#define OM_QT_STALE_HASH "iterator of no hash, or its entry was removed, or the hash grew, lost an entry or is gone"
#else
#define OM_QT_STALE_HASH "iterator of no hash, or its entry was removed, or its hash is gone"
#endif

template <class Key, class T>
class hashed_entries : public __om::hashed_container<__om::hashed_map_policy<Key, T>, key_hash<Key>, key_equal,
                                                     std::allocator<std::pair<const Key, T>>, false> {
    typedef __om::hashed_container<__om::hashed_map_policy<Key, T>, key_hash<Key>, key_equal,
                                   std::allocator<std::pair<const Key, T>>, false>
        base;

    bool __repeats; // keys may be there more than once; the nodes are linked then, in the order in which they are met

public:
    typedef __om::link link;
    typedef std::pair<const Key, T> entry;
    typedef __om::hashed_node<entry> node;

    hashed_entries() : __repeats(false) {}

    static entry &entry_at(link *at) { return *static_cast<node *>(at)->value_address(); }
    static const Key &key_at(link *at) { return entry_at(at).first; }
    link *past() const { return &this->ring()->__end; }
    link *first() const { return this->ring()->first(); }
    link *next(link *at) const { return this->ring()->next(at); }
    bool is_past(const link *at) const { return at == &this->ring()->__end; }
    bool holds(const link *at) const { return at->__ring == this->ring(); }
    std::size_t capacity() const { return this->ring()->__buckets; }

    // Every entry once, in an order of the model's own, for what depends on none; null where a slot is free.
    std::size_t slot_count() const { return this->__ring ? this->__ring->__nodes.__used : 0; }
    link *slot(std::size_t j) const { return this->__ring->__nodes.__slots[j]; }

    // The newest with this key, or null.
    link *find(const Key &key) const {
        link *at = this->find_node(key);
        if (__repeats && at)
            at = newest(at);
        return at;
    }
    std::size_t count_of(const Key &key) const {
        link *at = find(key);
        if (!at || !__repeats)
            return at ? 1 : 0;
        std::size_t n = 0;
        for (; !is_past(at) && key_equal()(key, key_at(at)); at = next(at))
            ++n;
        return n;
    }
    // Behind those with the same key.
    link *after_equals(link *at) const {
        link *behind = next(at);
        while (__repeats && !is_past(behind) && key_equal()(key_at(at), key_at(behind)))
            behind = next(behind);
        return behind;
    }

    template <class K, class... Args>
    link *entry_for(bool &is_new, K &&key, Args &&...args) {
        link *const found = __repeats ? find(key) : this->find_taken(key);
        is_new = found == nullptr;
        return found ? found : put_new(static_cast<K &&>(key), static_cast<Args &&>(args)...);
    }
    link *assign(const Key &key, const T &value) {
        bool is_new;
        link *const at = entry_for(is_new, key, value);
        if (!is_new)
            entry_at(at).second = value;
        return at;
    }
    template <class K, class... Args>
    link *add(K &&key, Args &&...args) {
        link *const before = find(key);
        link *const added = put_new(static_cast<K &&>(key), static_cast<Args &&>(args)...);
        if (before) {
            link_all();
            __om::unlink(added);
            __om::link_before(before, added);
        }
        return added;
    }
    link *erase_at(link *at) {
        typename base::iterator behind = this->erase(typename base::const_iterator(at));
        moved_all();
        return behind.__node;
    }
    std::size_t erase_key(const Key &key) {
        if (!__repeats) {
            const std::size_t n = base::erase(key);
            if (n != 0)
                moved_all();
            return n;
        }
        const std::size_t n = count_of(key);
        link *at = n == 0 ? nullptr : find(key);
        for (std::size_t done = 0; done < n; ++done)
            at = erase_at(at);
        return n;
    }
    void make_room_for(std::size_t n) {
        this->rehash(n);
        moved_all();
    }

    // Where the same entry of another hash is in this copy of it.
    link *counterpart(const hashed_entries &of, link *theirs) const {
        link *at = find(key_at(theirs));
        if (__repeats)
            for (link *i = of.find(key_at(theirs)); i != theirs; i = of.next(i))
                at = next(at);
        return at;
    }
    // Empty so far; its entries are met in the same order.
    void copy(const hashed_entries &from) {
        if (!from.__ring)
            return;
        if (!from.__repeats) {
            this->base::operator=(from);
        } else {
            __repeats = true;
            this->ring()->__chosen = this->ring()->__linked = true;
            for (link *i = from.first(); !from.is_past(i); i = from.next(i))
                this->place_absent(this->make(static_cast<const entry &>(entry_at(i))));
        }
        this->ring()->__chosen = from.__ring->__chosen;
        this->ring()->__backwards = from.__ring->__backwards;
        this->ring()->__buckets = from.__ring->__buckets;
    }

private:
    template <class K, class... Args>
    link *put_new(K &&key, Args &&...args) {
#if OM_QT6
        const unsigned long before = this->ring()->__version;
#endif
        link *const added =
            this->place_absent(this->make(__om::entry_parts(), static_cast<K &&>(key), static_cast<Args &&>(args)...))
                .__node;
#if OM_QT6
        if (this->ring()->__version != before)
            moved_references(added);
#endif
        return added;
    }
    // The first of equal keys, as they are met.
    link *newest(link *at) const {
        while (!is_past(at->__prev) && key_equal()(key_at(at->__prev), key_at(at)))
            at = at->__prev;
        return at;
    }
    void link_all() {
        __repeats = true;
        __om::hashed_ring *const r = this->ring();
        r->choose_order();
        if (r->__linked)
            return;
        r->__linked = true;
        for (std::size_t j = 0; j < r->__nodes.__used; ++j)
            if (r->__nodes.__slots[j])
                __om::link_before(r->__backwards ? r->__end.__next : &r->__end, r->__nodes.__slots[j]);
    }
    // Nothing that was obtained before refers to any entry any more.
    void moved_all() {
#if OM_QT6
        this->ring()->begin_version(this->ring()->__version + 1);
        moved_references(nullptr);
#endif
    }
#if OM_QT6
    void moved_references(const link *but) {
        __om::link_slots &nodes = this->ring()->__nodes;
        if (this->ring()->has_table())
            return; // hashes with many entries are not worth it
        for (std::size_t j = 0; j < nodes.__used; ++j)
            if (nodes.__slots[j] && nodes.__slots[j] != but)
                __verify_invalidate(nodes.__slots[j], sizeof(__om::hashed_link), sizeof(node));
    }
#endif
};

struct copy_hashed {
    template <class Entries>
    static void copy(const Entries &from, Entries &to) {
        to.copy(from);
    }
};

// Of iterators and const_iterators: Value is T or const T. Hash keeps those of QHash and QMultiHash apart; Words is how
// large they are.
template <class Key, class T, class Value, class Hash, int Words>
class hash_iterator {
    template <class, class, class, class, int>
    friend class hash_iterator;

    typedef std::pair<const Key, T> entry;

    entry *current() const {
        OM_QT_REQUIRES("iterator-range", __node != nullptr,
                       "the end of a hash, or an iterator of no hash, is dereferenced");
        OM_QT_REQUIRES("invalidated-iterator", usable(), OM_QT_STALE_HASH);
#if !OM_QT6
        OM_QT_REQUIRES("iterator-range", !__om::link_is_end(__node), "the end of a hash is dereferenced");
#endif
        return static_cast<__om::hashed_node<entry> *>(__node)->value_address();
    }

public:
#if !OM_QT6 && QT_DEPRECATED_WARNINGS_SINCE < QT_VERSION_CHECK(5, 15, 0)
    typedef std::bidirectional_iterator_tag iterator_category;
#else
    typedef std::forward_iterator_tag iterator_category;
#endif
    typedef qptrdiff difference_type;
    typedef T value_type;
    typedef Value *pointer;
    typedef Value &reference;

    __om::link *__node;
#if OM_QT6
    unsigned long __version[Words - 1];
#endif

#if OM_QT6
    constexpr hash_iterator() noexcept : __node(nullptr), __version() {}
    explicit hash_iterator(__om::link *node) noexcept : __node(nullptr), __version() { set(node); }
    template <class Other, typename __om::enable_if<__om::is_same<const Other, Value>::value, int>::type = 0>
    hash_iterator(const hash_iterator<Key, T, Other, Hash, Words> &other) noexcept : __node(other.__node), __version() {
        __version[0] = other.__version[0];
    }
    bool usable() const { return __om::link_alive(__node) && version_of(__node) == __version[0]; }
#else
    constexpr hash_iterator() noexcept : __node(nullptr) {}
    explicit hash_iterator(__om::link *node) noexcept : __node(node) {}
    template <class Other, typename __om::enable_if<__om::is_same<const Other, Value>::value, int>::type = 0>
#if defined(QT_STRICT_ITERATORS)
    explicit
#endif
        hash_iterator(const hash_iterator<Key, T, Other, Hash, Words> &other) noexcept
        : __node(other.__node) {
    }
    bool usable() const { return __om::link_alive(__node); }
#endif

    const Key &key() const { return current()->first; }
    Value &value() const { return current()->second; }
    Value &operator*() const { return current()->second; }
    Value *operator->() const { return __builtin_addressof(current()->second); }

    friend bool operator==(const hash_iterator &x, const hash_iterator &y) { return x.equals(y); }
    friend bool operator!=(const hash_iterator &x, const hash_iterator &y) { return !x.equals(y); }

    hash_iterator &operator++() {
        current();
        set(__om::ring_of(__node)->next(__node));
        return *this;
    }
    hash_iterator operator++(int) {
        hash_iterator before = *this;
        ++*this;
        return before;
    }
#if !OM_QT6
    // Deprecated since 5.15.
    hash_iterator &operator--() {
        OM_QT_REQUIRES("iterator-range", __node != nullptr,
                       "an iterator of no hash, or of an empty one, is decremented");
        OM_QT_REQUIRES("invalidated-iterator", usable(), OM_QT_STALE_HASH);
        __om::hashed_ring *const ring = __om::ring_of(__node);
        __om::link *before = ring->first();
        OM_QT_REQUIRES("iterator-range", before != __node, "iterator of a hash decremented before the beginning");
        for (__om::link *i = before; i != __node; i = ring->next(i))
            before = i;
        __node = before;
        return *this;
    }
    hash_iterator operator--(int) {
        hash_iterator before = *this;
        --*this;
        return before;
    }
    hash_iterator &operator+=(int j) {
        for (; j > 0; --j)
            ++*this;
        for (; j < 0; ++j)
            --*this;
        return *this;
    }
    hash_iterator &operator-=(int j) { return *this += -j; }
    friend hash_iterator operator+(hash_iterator i, int j) { return i += j; }
    friend hash_iterator operator+(int j, hash_iterator i) { return i += j; }
    friend hash_iterator operator-(hash_iterator i, int j) { return i -= j; }
#endif

private:
#if OM_QT6
    void set(__om::link *node) {
        __node = node == nullptr || __om::link_is_end(node) ? nullptr : node;
        __version[0] = node == nullptr ? 0 : version_of(node);
    }
    bool equals(const hash_iterator &other) const {
        OM_QT_REQUIRES("invalidated-iterator",
                       (__node == nullptr || usable()) && (other.__node == nullptr || other.usable()),
                       OM_QT_STALE_HASH);
        if (__node != nullptr && other.__node != nullptr)
            OM_QT_REQUIRES("iterator-mismatch", __node->__ring == other.__node->__ring,
                           "iterators of different hashes used together");
        return __node == other.__node;
    }
#else
    void set(__om::link *node) { __node = node; }
    bool equals(const hash_iterator &other) const {
        if (__node != nullptr || other.__node != nullptr) {
            OM_QT_REQUIRES("invalidated-iterator", usable() && other.usable(), OM_QT_STALE_HASH);
            OM_QT_REQUIRES("iterator-mismatch", __node->__ring == other.__node->__ring,
                           "iterators of different hashes used together");
        }
        return __node == other.__node;
    }
#endif
};

} // namespace __omqt

namespace __om {

// qHash() of these agrees with ==; that of any other type is checked to (QHash, "The qHash() Hashing Function").
template <class Key>
struct is_own_hash<__omqt::key_hash<Key>> : bool_constant<is_arithmetic<Key>::value || is_pointer<Key>::value> {};
template <>
struct is_own_hash<__omqt::key_hash<QString>> : __yes {};
template <>
struct is_own_hash<__omqt::key_hash<QByteArray>> : __yes {};

} // namespace __om

OM_END_MODEL

#endif
