// QMap and QMultiMap. In Qt 5 a QMultiMap is a QMap, and a QMap may hold a key more than once (insertMulti()); in Qt 6
// they are two classes. What they have in common is in __omqt/sorted.h.
#ifndef OM_QT_QMAP_H
#define OM_QT_QMAP_H

#include <QtCore/qlist.h>
#include <__omqt/sorted.h>

OM_BEGIN_MODEL

#if OM_QT6

template <class Key, class T>
class QMap : public __omqt::sorted_map<Key, T, QMap<Key, T>> {
    typedef __omqt::sorted_map<Key, T, QMap<Key, T>> base;
    friend base;

public:
    typedef typename base::iterator iterator;
    typedef typename base::const_iterator const_iterator;

    QMap() = default;
    QMap(std::initializer_list<std::pair<Key, T>> list) {
        for (const std::pair<Key, T> &entry : list)
            insert(entry.first, entry.second);
    }
    explicit QMap(const std::map<Key, T> &other) { this->append_all(other, false); }
    explicit QMap(std::map<Key, T> &&other) {
        this->append_all(other, false);
        other.clear();
    }
    std::map<Key, T> toStdMap() const & { return this->template to_std<std::map<Key, T>>(); }
    std::map<Key, T> toStdMap() && { return this->template to_std<std::map<Key, T>>(); }

    template <typename AKey = Key, typename AT = T>
    friend QTypeTraits::compare_eq_result_container<QMap, AKey, AT> operator==(const QMap &x, const QMap &y) {
        return __omqt::equal_maps(x, y);
    }
    template <typename AKey = Key, typename AT = T>
    friend QTypeTraits::compare_eq_result_container<QMap, AKey, AT> operator!=(const QMap &x, const QMap &y) {
        return !__omqt::equal_maps(x, y);
    }

    T &operator[](const Key &key) {
        bool is_new;
        return base::entries::entry_at(this->d.own().entry_for(is_new, key)).second;
    }
    T operator[](const Key &key) const { return this->value(key); }

    iterator insert(const Key &key, const T &value) { return this->assign(key, value); }
    iterator insert(const_iterator pos, const Key &key, const T &value) { return this->assign_near(pos, key, value); }
    // Entries that the other has, too, are replaced by new ones.
    void insert(const QMap &map) {
        const QMap copy(map);
        for (const_iterator i = copy.begin(), e = copy.end(); i != e; ++i) {
            this->d.own().erase_key(i.key());
            insert(i.key(), i.value());
        }
    }
    void insert(QMap &&map) {
        if (map.isEmpty())
            return;
        insert(static_cast<const QMap &>(map));
        if (this != &map && map.isDetached())
            map.d.drop();
    }
};

template <class Key, class T>
class QMultiMap : public __omqt::sorted_map<Key, T, QMultiMap<Key, T>> {
    typedef __omqt::sorted_map<Key, T, QMultiMap<Key, T>> base;
    friend base;

public:
    typedef typename base::iterator iterator;
    typedef typename base::const_iterator const_iterator;
    typedef __omqt::size_type size_type;

    using base::constFind;
    using base::contains;
    using base::count;
    using base::find;
    using base::remove;
    using base::values;

    QMultiMap() = default;
    QMultiMap(std::initializer_list<std::pair<Key, T>> list) {
        for (const std::pair<Key, T> &entry : list)
            insert(entry.first, entry.second);
    }
    explicit QMultiMap(const QMap<Key, T> &other) {
        for (typename QMap<Key, T>::const_iterator i = other.begin(), e = other.end(); i != e; ++i)
            this->d.own().append(i.key(), i.value(), true);
    }
    explicit QMultiMap(QMap<Key, T> &&other) : QMultiMap(static_cast<const QMap<Key, T> &>(other)) {
        if (other.isDetached())
            other.clear();
    }
    explicit QMultiMap(const std::multimap<Key, T> &other) { this->append_all(other, true); }
    explicit QMultiMap(std::multimap<Key, T> &&other) {
        this->append_all(other, true);
        other.clear();
    }
    std::multimap<Key, T> toStdMap() const { return toStdMultiMap(); }
    std::multimap<Key, T> toStdMultiMap() const & { return this->template to_std<std::multimap<Key, T>>(); }
    std::multimap<Key, T> toStdMultiMap() && { return this->template to_std<std::multimap<Key, T>>(); }

    template <typename AKey = Key, typename AT = T>
    friend QTypeTraits::compare_eq_result_container<QMultiMap, AKey, AT> operator==(const QMultiMap &x,
                                                                                    const QMultiMap &y) {
        return __omqt::equal_maps(x, y);
    }
    template <typename AKey = Key, typename AT = T>
    friend QTypeTraits::compare_eq_result_container<QMultiMap, AKey, AT> operator!=(const QMultiMap &x,
                                                                                    const QMultiMap &y) {
        return !__omqt::equal_maps(x, y);
    }

    QList<Key> uniqueKeys() const { return this->unique_keys(); }
    QList<T> values(const Key &key) const { return this->values_of(key); }
    bool contains(const Key &key, const T &value) const {
        return !this->d.is_null() && !__om::sorted_is_end(this->find_pair(key, value));
    }
    size_type count(const Key &key, const T &value) const { return this->count_pairs(key, value); }
    size_type remove(const Key &key, const T &value) { return this->d.is_null() ? 0 : this->remove_pairs(key, value); }
    iterator find(const Key &key, const T &value) {
        this->d.own();
        return iterator(this->find_pair(key, value));
    }
    const_iterator find(const Key &key, const T &value) const {
        return this->d.is_null() ? const_iterator() : const_iterator(this->find_pair(key, value));
    }
    const_iterator constFind(const Key &key, const T &value) const { return find(key, value); }

    iterator insert(const Key &key, const T &value) { return this->add(key, value); }
    iterator insert(const_iterator pos, const Key &key, const T &value) { return this->add_near(pos, key, value); }
    iterator insertMulti(const Key &key, const T &value) { return this->add(key, value); }
    iterator insertMulti(const_iterator pos, const Key &key, const T &value) { return this->add_near(pos, key, value); }
    void insert(const QMultiMap &map) { unite(map); }
    void insert(QMultiMap &&map) { unite(static_cast<QMultiMap &&>(map)); }
    iterator replace(const Key &key, const T &value) { return this->assign(key, value); }
    QMultiMap &unite(const QMultiMap &other) {
        this->add_all(other);
        return *this;
    }
    QMultiMap &unite(QMultiMap &&other) {
        this->add_all(other);
        if (this != &other && other.isDetached() && !other.isEmpty())
            other.d.drop();
        return *this;
    }
};

Q_DECLARE_ASSOCIATIVE_ITERATOR(MultiMap)
Q_DECLARE_MUTABLE_ASSOCIATIVE_ITERATOR(MultiMap)

template <typename Key, typename T>
QMultiMap<Key, T> operator+=(QMultiMap<Key, T> &x, const QMultiMap<Key, T> &y) {
    return x.unite(y);
}
template <typename Key, typename T>
QMultiMap<Key, T> operator+(const QMultiMap<Key, T> &x, const QMultiMap<Key, T> &y) {
    QMultiMap<Key, T> sum = x;
    sum.unite(y);
    return sum;
}
template <typename Key, typename T, typename Predicate>
qsizetype erase_if(QMap<Key, T> &map, Predicate pred) {
    return __omqt::erase_entries_if(map, pred);
}
template <typename Key, typename T, typename Predicate>
qsizetype erase_if(QMultiMap<Key, T> &map, Predicate pred) {
    return __omqt::erase_entries_if(map, pred);
}

#else

template <class Key, class T>
class QMap : public __omqt::sorted_map<Key, T, QMap<Key, T>> {
    typedef __omqt::sorted_map<Key, T, QMap<Key, T>> base;
    friend base;

public:
    typedef typename base::iterator iterator;
    typedef typename base::const_iterator const_iterator;

    using base::values;

    QMap() noexcept {}
    QMap(std::initializer_list<std::pair<Key, T>> list) {
        for (const std::pair<Key, T> &entry : list)
            insert(entry.first, entry.second);
    }
    // It has content of its own, even without entries.
    explicit QMap(const std::map<Key, T> &other) {
        this->d.own();
        this->append_all(other, false);
    }
    std::map<Key, T> toStdMap() const {
        // The oldest of equal keys stays.
        std::map<Key, T> map;
        for (const_iterator i = this->end(), first = this->begin(); i != first;) {
            --i;
            map.insert(typename std::map<Key, T>::value_type(i.key(), i.value()));
        }
        return map;
    }

    bool operator==(const QMap &other) const {
        if (this->size() != other.size())
            return false;
        for (const_iterator i = this->begin(), j = other.begin(), e = this->end(); i != e; ++i, ++j)
            if (!(i.value() == j.value()) || !this->d.content().same_key(i.__at.__node, j.key()))
                return false;
        return true;
    }
    bool operator!=(const QMap &other) const { return !(*this == other); }

    T &operator[](const Key &key) {
        bool is_new;
        return base::entries::entry_at(this->d.own().entry_for(is_new, key)).second;
    }
    const T operator[](const Key &key) const { return this->value(key); }

    iterator insert(const Key &key, const T &value) { return this->assign(key, value); }
    iterator insert(const_iterator pos, const Key &key, const T &value) { return this->assign_near(pos, key, value); }
    void insert(const QMap &map) {
        if (this->isSharedWith(map))
            return;
        this->detach();
        for (const_iterator i = map.begin(), e = map.end(); i != e; ++i)
            insert(i.key(), i.value());
    }

    // Deprecated: a QMultiMap is for this.
    iterator insertMulti(const Key &key, const T &value) { return this->add(key, value); }
    iterator insertMulti(const_iterator pos, const Key &key, const T &value) { return this->add_near(pos, key, value); }
    QMap &unite(const QMap &other) {
        this->add_all(other);
        return *this;
    }
    QList<Key> uniqueKeys() const { return this->unique_keys(); }
    QList<T> values(const Key &key) const { return this->values_of(key); }
};

template <class Key, class T>
class QMultiMap : public QMap<Key, T> {
    typedef QMap<Key, T> base;

public:
    typedef typename base::iterator iterator;
    typedef typename base::const_iterator const_iterator;

    using base::constFind;
    using base::contains;
    using base::count;
    using base::find;
    using base::remove;

    QMultiMap() noexcept {}
    QMultiMap(std::initializer_list<std::pair<Key, T>> list) {
        for (const std::pair<Key, T> &entry : list)
            insert(entry.first, entry.second);
    }
    QMultiMap(const QMap<Key, T> &other) : base(other) {}
    QMultiMap(QMap<Key, T> &&other) noexcept : base(std::move(other)) {}
    void swap(QMultiMap &other) noexcept { base::swap(other); }

    bool contains(const Key &key, const T &value) const {
        return !this->d.is_null() && !__om::sorted_is_end(this->find_pair(key, value));
    }
    int count(const Key &key, const T &value) const { return this->count_pairs(key, value); }
    int remove(const Key &key, const T &value) { return this->remove_pairs(key, value); }
    iterator find(const Key &key, const T &value) {
        this->d.own();
        return iterator(this->find_pair(key, value));
    }
    const_iterator find(const Key &key, const T &value) const {
        return this->d.is_null() ? const_iterator() : const_iterator(this->find_pair(key, value));
    }
    const_iterator constFind(const Key &key, const T &value) const { return find(key, value); }

    iterator insert(const Key &key, const T &value) { return this->add(key, value); }
    iterator insert(const_iterator pos, const Key &key, const T &value) { return this->add_near(pos, key, value); }
    iterator replace(const Key &key, const T &value) { return this->assign(key, value); }
    QMultiMap &unite(const QMultiMap &other) {
        this->add_all(other);
        return *this;
    }
    QMultiMap &operator+=(const QMultiMap &other) { return unite(other); }
    QMultiMap operator+(const QMultiMap &other) const {
        QMultiMap sum = *this;
        sum += other;
        return sum;
    }

private:
    T &operator[](const Key &key);
    const T operator[](const Key &key) const;
};

#endif

Q_DECLARE_ASSOCIATIVE_ITERATOR(Map)
Q_DECLARE_MUTABLE_ASSOCIATIVE_ITERATOR(Map)

OM_END_MODEL

// Programs have strings from here, too.
#include <QtCore/qstring.h>

#endif
