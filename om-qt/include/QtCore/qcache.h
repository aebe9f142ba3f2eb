// QCache: objects that it owns, up to a total cost; when there is no room, those go that were not asked for the longest.
//
// An object that is inserted belongs to the cache at once: it is deleted when it goes, and so it is where it costs more
// than the cache may hold (QCache, insert()).
#ifndef OM_QT_QCACHE_H
#define OM_QT_QCACHE_H

#include <QtCore/qhash.h>

OM_BEGIN_MODEL

template <class Key, class T>
class QCache {
    typedef __omqt::size_type cost_type;

    struct cached {
        T *object;
        cost_type cost;
        unsigned long used; // when it was asked for: greater is later
    };
    typedef __omqt::hashed_entries<Key, cached> entries;
    typedef __om::link link;

    entries *objects;
    cost_type mx, total;
    mutable unsigned long now;
    void *__unused[OM_QT6 ? 5 : 1]; // sizes are part of what a program sees

    static cached &at(link *node) { return entries::entry_at(node).second; }
    entries &present() {
        if (!objects)
            objects = __om::model_new<entries>();
        return *objects;
    }
    link *find(const Key &key) const { return objects ? objects->find(key) : nullptr; }
    T *use(const Key &key) const {
        link *const node = find(key);
        if (!node)
            return nullptr;
        at(node).used = ++now;
        return at(node).object;
    }
    void discard(link *node) {
        T *const object = at(node).object;
        total -= at(node).cost;
        objects->erase_at(node);
        delete object;
    }
    link *longest_unused() const {
        link *found = nullptr;
        for (std::size_t j = 0; j < objects->slot_count(); ++j) {
            link *const i = objects->slot(j);
            if (i && (!found || at(i).used < at(found).used))
                found = i;
        }
        return found;
    }
    void trim(cost_type most) {
        while (size() != 0 && total > most)
            discard(longest_unused());
    }

    QCache(const QCache &) = delete;
    QCache &operator=(const QCache &) = delete;

public:
    explicit QCache(cost_type maxCost = 100) noexcept : objects(nullptr), mx(maxCost), total(0), now(0), __unused() {}
    ~QCache() {
        clear();
        if (objects)
            __om::model_delete(objects);
    }

    cost_type maxCost() const noexcept { return mx; }
    void setMaxCost(cost_type cost) {
        mx = cost;
        trim(mx);
    }
    cost_type totalCost() const noexcept { return total; }
    cost_type size() const noexcept { return objects ? cost_type(objects->size()) : 0; }
    cost_type count() const noexcept { return size(); }
    bool isEmpty() const noexcept { return size() == 0; }
    bool contains(const Key &key) const { return find(key) != nullptr; }
    QList<Key> keys() const {
        QList<Key> all;
        if (objects)
            for (link *i = objects->first(); !objects->is_past(i); i = objects->next(i))
                all.append(entries::key_at(i));
        return all;
    }
    void clear() {
        while (size() != 0)
            discard(longest_unused());
        total = 0;
    }

    bool insert(const Key &key, T *object, cost_type cost = 1) {
#if !OM_QT6
        remove(key);
#endif
        if (cost > mx) {
            remove(key);
            delete object;
            return false;
        }
        trim(mx - cost);
        bool is_new;
        link *const node = present().entry_for(is_new, key);
        T *const before = is_new ? nullptr : at(node).object;
        total += is_new ? cost : cost - at(node).cost;
        at(node).object = object;
        at(node).cost = cost;
        at(node).used = ++now;
        delete before;
        return true;
    }
    T *object(const Key &key) const { return use(key); }
    T *operator[](const Key &key) const { return use(key); }
    bool remove(const Key &key) {
        link *const node = find(key);
        if (!node)
            return false;
        discard(node);
        return true;
    }
    // "The caller takes ownership of the object."
    T *take(const Key &key) {
        link *const node = find(key);
        if (!node)
            return nullptr;
        T *const object = at(node).object;
        at(node).object = nullptr;
        discard(node);
        return object;
    }
};

OM_END_MODEL

#endif
