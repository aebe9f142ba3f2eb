// QHash and QMultiHash. In Qt 5 a QMultiHash is a QHash, and a QHash may hold a key more than once (insertMulti()); in
// Qt 6 they are two classes. What they have in common is in __omqt/hash_members.h.
#ifndef OM_QT_QHASH_H
#define OM_QT_QHASH_H

#include <QtCore/qlist.h>
#include <__omqt/hash_members.h>

OM_BEGIN_MODEL

// The values of a hash that is a set.
struct QHashDummyValue {};
constexpr bool operator==(const QHashDummyValue &, const QHashDummyValue &) noexcept { return true; }

#define OM_QT_HASH_CONSTRUCTORS(Class)                                                                                 \
    Class(std::initializer_list<std::pair<Key, T>> list) {                                                             \
        this->reserve(typename base::size_type(list.size()));                                                          \
        for (const std::pair<Key, T> &entry : list)                                                                    \
            insert(entry.first, entry.second);                                                                         \
    }                                                                                                                  \
    template <typename InputIterator, __omqt::if_entries<InputIterator> = 0>                                           \
    Class(InputIterator first, InputIterator last) {                                                                   \
        for (; first != last; ++first)                                                                                 \
            insert(first.key(), first.value());                                                                        \
    }                                                                                                                  \
    template <typename InputIterator, __omqt::if_pairs<InputIterator> = 0, class = void>                               \
    Class(InputIterator first, InputIterator last) {                                                                   \
        for (; first != last; ++first)                                                                                 \
            insert(first->first, first->second);                                                                       \
    }

#if OM_QT6

#define OM_QT_HASH_COMPARISONS(Class)                                                                                  \
    template <typename AKey = Key, typename AT = T>                                                                    \
    QTypeTraits::compare_eq_result_container<Class, AKey, AT> operator==(const Class &other) const noexcept {          \
        return this->isSharedWith(other) || this->has_same_entries(other);                                             \
    }                                                                                                                  \
    template <typename AKey = Key, typename AT = T>                                                                    \
    QTypeTraits::compare_eq_result_container<Class, AKey, AT> operator!=(const Class &other) const noexcept {          \
        return !(*this == other);                                                                                      \
    }

template <class Key, class T>
class QHash : public __omqt::hash_members<Key, T, QHash<Key, T>, 2> {
    typedef __omqt::hash_members<Key, T, QHash<Key, T>, 2> base;
    friend base;

public:
    typedef typename base::iterator iterator;
    typedef typename base::const_iterator const_iterator;

    QHash() noexcept = default;
    OM_QT_HASH_CONSTRUCTORS(QHash)
    OM_QT_HASH_COMPARISONS(QHash)

    bool remove(const Key &key) { return this->remove_all(key) != 0; }
    QPair<iterator, iterator> equal_range(const Key &key) {
        const iterator at = this->find(key);
        iterator behind = at;
        if (at != this->end())
            ++behind;
        return QPair<iterator, iterator>(at, behind);
    }
    QPair<const_iterator, const_iterator> equal_range(const Key &key) const noexcept { return base::equal_range(key); }

    iterator insert(const Key &key, const T &value) { return this->assign(key, value); }
    void insert(const QHash &hash) {
        if (this->isSharedWith(hash) || hash.d.is_null())
            return;
        if (this->d.is_null()) {
            *this = hash;
            return;
        }
        this->detach();
        for (const_iterator i = hash.begin(), e = hash.end(); i != e; ++i)
            insert(i.key(), i.value());
    }
    template <typename... Args>
    iterator emplace(const Key &key, Args &&...args) {
        return emplace(Key(key), std::forward<Args>(args)...);
    }
    template <typename... Args>
    iterator emplace(Key &&key, Args &&...args) {
        // The arguments may be of an entry that moves.
        T value(std::forward<Args>(args)...);
        bool is_new;
        __om::link *const at = this->d.own().entry_for(is_new, std::move(key), std::move(value));
        if (!is_new)
            base::entries::entry_at(at).second = std::move(value);
        return iterator(at);
    }
};

template <class Key, class T>
class QMultiHash : public __omqt::hash_members<Key, T, QMultiHash<Key, T>, 3> {
    typedef __omqt::hash_members<Key, T, QMultiHash<Key, T>, 3> base;
    friend base;

    void *__unused = nullptr; // Qt keeps the size here; sizes are part of what a program sees

public:
    typedef typename base::iterator iterator;
    typedef typename base::const_iterator const_iterator;
    typedef qsizetype size_type;

    using base::constFind;
    using base::contains;
    using base::count;
    using base::find;
    using base::values;

    QMultiHash() noexcept = default;
    OM_QT_HASH_CONSTRUCTORS(QMultiHash)
    explicit QMultiHash(const QHash<Key, T> &other) { unite(other); }
    explicit QMultiHash(QHash<Key, T> &&other) { unite(std::move(other)); }
    OM_QT_HASH_COMPARISONS(QMultiHash)

    QList<Key> uniqueKeys() const { return this->unique_keys(); }
    QList<T> values(const Key &key) const { return this->values_of(key); }
    bool contains(const Key &key, const T &value) const noexcept { return this->find_pair(key, value) != nullptr; }
    size_type count(const Key &key, const T &value) const noexcept { return this->count_pairs(key, value); }
    size_type remove(const Key &key) { return size_type(this->remove_all(key)); }
    size_type remove(const Key &key, const T &value) { return this->isEmpty() ? 0 : this->remove_pairs(key, value); }
    iterator find(const Key &key, const T &value) {
        if (this->isEmpty())
            return iterator();
        this->d.own();
        return iterator(this->find_pair(key, value));
    }
    const_iterator find(const Key &key, const T &value) const noexcept {
        return const_iterator(this->find_pair(key, value));
    }
    const_iterator constFind(const Key &key, const T &value) const noexcept { return find(key, value); }

    iterator insert(const Key &key, const T &value) { return this->add(key, value); }
    template <typename... Args>
    iterator emplace(const Key &key, Args &&...args) {
        return emplace(Key(key), std::forward<Args>(args)...);
    }
    template <typename... Args>
    iterator emplace(Key &&key, Args &&...args) {
        return iterator(this->d.own().add(std::move(key), T(std::forward<Args>(args)...)));
    }
    iterator replace(const Key &key, const T &value) { return this->assign(key, value); }
    template <typename... Args>
    iterator emplaceReplace(const Key &key, Args &&...args) {
        return this->assign(key, T(std::forward<Args>(args)...));
    }
    template <typename... Args>
    iterator emplaceReplace(Key &&key, Args &&...args) {
        return this->assign(key, T(std::forward<Args>(args)...));
    }
    QMultiHash &unite(const QMultiHash &other) {
        this->add_all(other);
        return *this;
    }
    QMultiHash &unite(const QHash<Key, T> &other) {
        for (typename QHash<Key, T>::const_iterator i = other.begin(), e = other.end(); i != e; ++i)
            insert(i.key(), i.value());
        return *this;
    }
    QMultiHash &unite(QHash<Key, T> &&other) {
        unite(static_cast<const QHash<Key, T> &>(other));
        if (other.isDetached())
            other.clear();
        return *this;
    }
    QMultiHash &operator+=(const QMultiHash &other) { return unite(other); }
    QMultiHash operator+(const QMultiHash &other) const {
        QMultiHash sum = *this;
        sum.unite(other);
        return sum;
    }
};
#undef OM_QT_HASH_COMPARISONS

Q_DECLARE_ASSOCIATIVE_FORWARD_ITERATOR(MultiHash)
Q_DECLARE_MUTABLE_ASSOCIATIVE_FORWARD_ITERATOR(MultiHash)

template <typename Key, typename T, typename Predicate>
qsizetype erase_if(QHash<Key, T> &hash, Predicate pred) {
    return __omqt::erase_entries_if(hash, pred);
}
template <typename Key, typename T, typename Predicate>
qsizetype erase_if(QMultiHash<Key, T> &hash, Predicate pred) {
    return __omqt::erase_entries_if(hash, pred);
}

#else

template <class Key, class T>
class QHash : public __omqt::hash_members<Key, T, QHash<Key, T>, 1> {
    typedef __omqt::hash_members<Key, T, QHash<Key, T>, 1> base;
    friend base;

public:
    typedef typename base::iterator iterator;
    typedef typename base::const_iterator const_iterator;

    using base::values;

    QHash() noexcept {}
    OM_QT_HASH_CONSTRUCTORS(QHash)
    bool operator==(const QHash &other) const { return this->isSharedWith(other) || this->has_same_entries(other); }
    bool operator!=(const QHash &other) const { return !(*this == other); }

    int remove(const Key &key) { return int(this->remove_all(key)); }
    iterator insert(const Key &key, const T &value) { return this->assign(key, value); }
    void insert(const QHash &hash) {
        if (this->isSharedWith(hash))
            return;
        this->detach();
        for (const_iterator i = hash.begin(), e = hash.end(); i != e; ++i)
            insert(i.key(), i.value());
    }

    // Deprecated: a QMultiHash is for this.
    iterator insertMulti(const Key &key, const T &value) { return this->add(key, value); }
    QHash &unite(const QHash &other) {
        this->add_all(other);
        return *this;
    }
    QList<Key> uniqueKeys() const { return this->unique_keys(); }
    QList<T> values(const Key &key) const { return this->values_of(key); }
};

template <class Key, class T>
class QMultiHash : public QHash<Key, T> {
    typedef QHash<Key, T> base;

public:
    typedef typename base::iterator iterator;
    typedef typename base::const_iterator const_iterator;

    using base::constFind;
    using base::contains;
    using base::count;
    using base::find;
    using base::remove;

    QMultiHash() noexcept {}
    OM_QT_HASH_CONSTRUCTORS(QMultiHash)
    QMultiHash(const QHash<Key, T> &other) : base(other) {}
    QMultiHash(QHash<Key, T> &&other) noexcept : base(std::move(other)) {}
    void swap(QMultiHash &other) noexcept { base::swap(other); }

    bool contains(const Key &key, const T &value) const { return this->find_pair(key, value) != nullptr; }
    int count(const Key &key, const T &value) const { return this->count_pairs(key, value); }
    int remove(const Key &key, const T &value) { return this->remove_pairs(key, value); }
    iterator find(const Key &key, const T &value) {
        this->d.own();
        __om::link *const at = this->find_pair(key, value);
        return at ? iterator(at) : this->end();
    }
    const_iterator find(const Key &key, const T &value) const {
        __om::link *const at = this->find_pair(key, value);
        return at ? const_iterator(at) : this->constEnd();
    }
    const_iterator constFind(const Key &key, const T &value) const { return find(key, value); }

    iterator insert(const Key &key, const T &value) { return this->add(key, value); }
    iterator replace(const Key &key, const T &value) { return this->assign(key, value); }
    QMultiHash &unite(const QMultiHash &other) {
        this->add_all(other);
        return *this;
    }
    QMultiHash &operator+=(const QMultiHash &other) { return unite(other); }
    QMultiHash operator+(const QMultiHash &other) const {
        QMultiHash sum = *this;
        sum += other;
        return sum;
    }

private:
    T &operator[](const Key &key);
    const T operator[](const Key &key) const;
};

#endif
#undef OM_QT_HASH_CONSTRUCTORS

Q_DECLARE_ASSOCIATIVE_ITERATOR(Hash)
Q_DECLARE_MUTABLE_ASSOCIATIVE_ITERATOR(Hash)

namespace __omqt {

// Whatever the order of the entries.
template <class Hash>
hash_type hash_of_entries(const Hash &hash, hash_type seed) {
    hash_type sum = seed;
    for (typename Hash::const_iterator i = hash.begin(), e = hash.end(); i != e; ++i)
        sum += QtPrivate::QHashCombine()(qHash(i.key()), i.value());
    return sum;
}

} // namespace __omqt

template <class Key, class T>
__omqt::hash_type qHash(const QHash<Key, T> &key, __omqt::hash_type seed = 0) {
    return __omqt::hash_of_entries(key, seed);
}
template <class Key, class T>
__omqt::hash_type qHash(const QMultiHash<Key, T> &key, __omqt::hash_type seed = 0) {
    return __omqt::hash_of_entries(key, seed);
}

OM_END_MODEL

// Programs have strings from here, too.
#include <QtCore/qstring.h>

#endif
