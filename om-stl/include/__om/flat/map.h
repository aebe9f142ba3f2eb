// flat_map and flat_multimap ([flat.map], [flat.multimap]): a sorted sequence of keys and beside it one of the
// values, with the interface of a map.
#ifndef OM_FLAT_MAP_H
#define OM_FLAT_MAP_H

#include <__om/algorithm/ordering.h>
#include <__om/flat/map_iterator.h>
#include <__om/flat/sorted_sequence.h>
#include <__om/throw.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Keys, class _Values>
struct flat_containers {
    _Keys keys;
    _Values values;
};

template <class _Key, class _Mapped, class _Compare, class _Keys, class _Values, bool _Multi>
class flat_map_base {
    using _Sorted = sorted_mark<_Multi>;

public:
    using key_type = _Key;
    using mapped_type = _Mapped;
    using value_type = std::pair<_Key, _Mapped>;
    using key_compare = _Compare;
    using reference = std::pair<const _Key &, _Mapped &>;
    using const_reference = std::pair<const _Key &, const _Mapped &>;
    using size_type = std::size_t;
    using difference_type = std::ptrdiff_t;
    using iterator = flat_map_iterator<_Key, _Mapped, typename _Keys::const_iterator, typename _Values::iterator>;
    using const_iterator =
        flat_map_iterator<_Key, const _Mapped, typename _Keys::const_iterator, typename _Values::const_iterator>;
    using reverse_iterator = std::reverse_iterator<iterator>;
    using const_reverse_iterator = std::reverse_iterator<const_iterator>;
    using key_container_type = _Keys;
    using mapped_container_type = _Values;
    using containers = flat_containers<_Keys, _Values>;

    class value_compare {
        friend class flat_map_base;
        OM_NO_UNIQUE_ADDRESS _Compare __less;
        value_compare(_Compare __comp) : __less(__comp) {}

    public:
        bool operator()(const_reference __x, const_reference __y) const { return __less(__x.first, __y.first); }
    };

private:
    containers __both;
    OM_NO_UNIQUE_ADDRESS _Compare __less;

    using __insertion = std::conditional_t<_Multi, iterator, std::pair<iterator, bool>>;

public:
    // [flat.map.cons]
    flat_map_base() : __both(), __less() {}
    explicit flat_map_base(const _Compare &__comp) : __both(), __less(__comp) {}
    flat_map_base(_Keys __keys, _Values __values, const _Compare &__comp = _Compare()) : __both(), __less(__comp) {
        require_pairs(__keys, __values);
        auto __value = __values.begin();
        for (auto __key = __keys.begin(); __key != __keys.end(); ++__key, ++__value)
            put_new(std::move(*__key), std::move(*__value));
    }
    flat_map_base(_Sorted, _Keys __keys, _Values __values, const _Compare &__comp = _Compare())
        : __both{std::move(__keys), std::move(__values)}, __less(__comp) {
        require_invariants(__both.keys, __both.values);
    }
    template <std::input_iterator _Iter>
    flat_map_base(_Iter __first, _Iter __last, const _Compare &__comp = _Compare()) : __both(), __less(__comp) {
        insert(__first, __last);
    }
    template <std::input_iterator _Iter>
    flat_map_base(_Sorted, _Iter __first, _Iter __last, const _Compare &__comp = _Compare())
        : __both(), __less(__comp) {
        append_sorted(__first, __last);
    }
    template <container_compatible_range<value_type> _Range>
    flat_map_base(std::from_range_t, _Range &&__r, const _Compare &__comp = _Compare()) : __both(), __less(__comp) {
        insert_range(std::forward<_Range>(__r));
    }
    flat_map_base(std::initializer_list<value_type> __l, const _Compare &__comp = _Compare())
        : flat_map_base(__l.begin(), __l.end(), __comp) {}
    flat_map_base(_Sorted __mark, std::initializer_list<value_type> __l, const _Compare &__comp = _Compare())
        : flat_map_base(__mark, __l.begin(), __l.end(), __comp) {}

    // [flat.map.cons.alloc]
    template <class _Alloc>
        requires(std::uses_allocator_v<_Keys, _Alloc> && std::uses_allocator_v<_Values, _Alloc>)
    explicit flat_map_base(const _Alloc &__a) : flat_map_base(_Compare(), __a) {}
    template <class _Alloc>
        requires(std::uses_allocator_v<_Keys, _Alloc> && std::uses_allocator_v<_Values, _Alloc>)
    flat_map_base(const _Compare &__comp, const _Alloc &__a)
        : __both{std::make_obj_using_allocator<_Keys>(__a), std::make_obj_using_allocator<_Values>(__a)},
          __less(__comp) {}
    template <class _Alloc>
        requires(std::uses_allocator_v<_Keys, _Alloc> && std::uses_allocator_v<_Values, _Alloc>)
    flat_map_base(const flat_map_base &__x, const _Alloc &__a)
        : __both{std::make_obj_using_allocator<_Keys>(__a, __x.__both.keys),
                 std::make_obj_using_allocator<_Values>(__a, __x.__both.values)},
          __less(__x.__less) {}
    template <class _Alloc>
        requires(std::uses_allocator_v<_Keys, _Alloc> && std::uses_allocator_v<_Values, _Alloc>)
    flat_map_base(flat_map_base &&__x, const _Alloc &__a)
        : __both{std::make_obj_using_allocator<_Keys>(__a, std::move(__x.__both.keys)),
                 std::make_obj_using_allocator<_Values>(__a, std::move(__x.__both.values))},
          __less(__x.__less) {
        __x.clear();
    }

    flat_map_base(const flat_map_base &) = default;
    flat_map_base(flat_map_base &&__x) : __both(std::move(__x.__both)), __less(__x.__less) { __x.clear(); }
    flat_map_base &operator=(const flat_map_base &) = default;
    flat_map_base &operator=(flat_map_base &&__x) {
        OM_REQUIRES(this != std::addressof(__x), "flat container move-assigned to itself");
        __both = std::move(__x.__both);
        __less = __x.__less;
        __x.clear();
        return *this;
    }

    // iterators and capacity
    iterator begin() noexcept { return at_index(0); }
    const_iterator begin() const noexcept { return at_index(0); }
    iterator end() noexcept { return at_index(size()); }
    const_iterator end() const noexcept { return at_index(size()); }
    reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
    const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
    reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
    const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
    const_iterator cbegin() const noexcept { return begin(); }
    const_iterator cend() const noexcept { return end(); }
    const_reverse_iterator crbegin() const noexcept { return rbegin(); }
    const_reverse_iterator crend() const noexcept { return rend(); }
    [[nodiscard]] bool empty() const noexcept { return size() == 0; }
    size_type size() const noexcept { return __both.keys.size(); }
    size_type max_size() const noexcept {
        return __both.keys.max_size() < __both.values.max_size() ? __both.keys.max_size() : __both.values.max_size();
    }

    // [flat.map.modifiers]
    template <class... _Args>
        requires std::is_constructible_v<value_type, _Args...>
    __insertion emplace(_Args &&...__args) {
        value_type __new(std::forward<_Args>(__args)...);
        return put_new(std::move(__new.first), std::move(__new.second));
    }
    template <class... _Args>
        requires std::is_constructible_v<value_type, _Args...>
    iterator emplace_hint(const_iterator __hint, _Args &&...__args) {
        value_type __new(std::forward<_Args>(__args)...);
        const size_type __near = static_cast<size_type>(__hint - cbegin());
        if constexpr (_Multi)
            return put_at(hinted_index(__both.keys, __less, __near, __new.first), std::move(__new.first),
                          std::move(__new.second));
        else
            return put_new(std::move(__new.first), std::move(__new.second)).first;
    }
    __insertion insert(const value_type &__x) { return emplace(__x); }
    __insertion insert(value_type &&__x) { return emplace(std::move(__x)); }
    template <class _Pair>
        requires std::is_constructible_v<value_type, _Pair>
    __insertion insert(_Pair &&__x) {
        return emplace(std::forward<_Pair>(__x));
    }
    iterator insert(const_iterator __hint, const value_type &__x) { return emplace_hint(__hint, __x); }
    iterator insert(const_iterator __hint, value_type &&__x) { return emplace_hint(__hint, std::move(__x)); }
    template <std::input_iterator _Iter>
    void insert(_Iter __first, _Iter __last) {
        for (; __first != __last; ++__first)
            emplace(*__first);
    }
    template <std::input_iterator _Iter>
    void insert(_Sorted __mark, _Iter __first, _Iter __last) {
        flat_map_base __new(__mark, __first, __last, __less);
        for (size_type __i = 0; __i != __new.size(); ++__i)
            put_new(std::move(__new.key_at(__i)), std::move(__new.value_at(__i)));
    }
    template <container_compatible_range<value_type> _Range>
    void insert_range(_Range &&__r) {
        for (auto &&__element : __r)
            emplace(std::forward<decltype(__element)>(__element));
    }
    void insert(std::initializer_list<value_type> __l) { insert(__l.begin(), __l.end()); }
    void insert(_Sorted __mark, std::initializer_list<value_type> __l) { insert(__mark, __l.begin(), __l.end()); }

    containers extract() && {
        containers __out(std::move(__both));
        clear();
        return __out;
    }
    void replace(_Keys &&__keys, _Values &&__values) {
        require_invariants(__keys, __values);
        __both.keys = std::move(__keys);
        __both.values = std::move(__values);
    }

    iterator erase(iterator __position) { return erase(const_iterator(__position)); }
    iterator erase(const_iterator __position) { return erase(__position, __position + 1); }
    size_type erase(const key_type &__k) { return erase_keys(__k); }
    template <class _K>
        requires(transparent_comparison<_Compare> && !std::is_convertible_v<_K, iterator> &&
                 !std::is_convertible_v<_K, const_iterator>)
    size_type erase(_K &&__k) {
        return erase_keys(__k);
    }
    iterator erase(const_iterator __first, const_iterator __last) {
        auto __key = __both.keys.erase(__first.__key, __last.__key);
        return iterator(__key, __both.values.erase(__first.__mapped, __last.__mapped));
    }
    void clear() noexcept {
        __both.keys.clear();
        __both.values.clear();
    }

    // [flat.map.observers]
    key_compare key_comp() const { return __less; }
    value_compare value_comp() const { return value_compare(__less); }
    const _Keys &keys() const noexcept { return __both.keys; }
    const _Values &values() const noexcept { return __both.values; }

    // map operations
#define OM_FLAT_LOOKUP(constraint, parameter)                                                                          \
    constraint iterator find(parameter __k) { return at_index(find_index(__k)); }                                      \
    constraint const_iterator find(parameter __k) const { return at_index(find_index(__k)); }                          \
    constraint size_type count(parameter __k) const { return high(__k) - low(__k); }                                   \
    constraint bool contains(parameter __k) const { return find_index(__k) != size(); }                                \
    constraint iterator lower_bound(parameter __k) { return at_index(low(__k)); }                                      \
    constraint const_iterator lower_bound(parameter __k) const { return at_index(low(__k)); }                          \
    constraint iterator upper_bound(parameter __k) { return at_index(high(__k)); }                                     \
    constraint const_iterator upper_bound(parameter __k) const { return at_index(high(__k)); }                         \
    constraint std::pair<iterator, iterator> equal_range(parameter __k) {                                              \
        return {lower_bound(__k), upper_bound(__k)};                                                                   \
    }                                                                                                                  \
    constraint std::pair<const_iterator, const_iterator> equal_range(parameter __k) const {                            \
        return {lower_bound(__k), upper_bound(__k)};                                                                   \
    }
    OM_FLAT_LOOKUP(, const key_type &)
#define OM_FLAT_TRANSPARENT                                                                                            \
    template <class _K>                                                                                                \
        requires transparent_comparison<_Compare>
    OM_FLAT_LOOKUP(OM_FLAT_TRANSPARENT, const _K &)
#undef OM_FLAT_TRANSPARENT
#undef OM_FLAT_LOOKUP

    friend bool operator==(const flat_map_base &__x, const flat_map_base &__y) {
        return __x.__both.keys == __y.__both.keys && __x.__both.values == __y.__both.values;
    }
    friend auto operator<=>(const flat_map_base &__x, const flat_map_base &__y) {
        return std::lexicographical_compare_three_way(
            __x.begin(), __x.end(), __y.begin(), __y.end(),
            [](const_reference __a, const_reference __b) { return synth_three_way(__a, __b); });
    }

    // [flat.map.erasure]
    template <class _Predicate>
    size_type erase_matching(_Predicate &__matches) {
        const size_type __before = size();
        for (size_type __i = 0; __i != size();)
            if (__matches(const_reference(key_at(__i), value_at(__i))))
                erase(const_iterator(at_index(__i)));
            else
                ++__i;
        return __before - size();
    }

protected:
    _Key &key_at(size_type __i) { return *(__both.keys.begin() + static_cast<difference_type>(__i)); }
    _Mapped &value_at(size_type __i) { return *(__both.values.begin() + static_cast<difference_type>(__i)); }
    template <class _K>
    size_type find_index(const _K &__k) const {
        const size_type __i = low(__k);
        return __i != size() && !__less(__k, *(__both.keys.begin() + static_cast<difference_type>(__i))) ? __i : size();
    }
    template <class _K>
    flat_place place_of(const _K &__k) const {
        return place_for<_Multi>(__both.keys, __less, __k);
    }
    iterator at_index(size_type __i) {
        return iterator(std::as_const(__both.keys).begin() + static_cast<difference_type>(__i),
                        __both.values.begin() + static_cast<difference_type>(__i));
    }
    const_iterator at_index(size_type __i) const {
        return const_iterator(__both.keys.begin() + static_cast<difference_type>(__i),
                              __both.values.begin() + static_cast<difference_type>(__i));
    }
    // An exception out of a sequence leaves nothing behind that might not fit together ([flat.map.overview]/6).
    template <class _K, class... _Args>
    iterator put_at(size_type __i, _K &&__k, _Args &&...__args) {
        OM_TRY {
            __both.keys.emplace(__both.keys.begin() + static_cast<difference_type>(__i), std::forward<_K>(__k));
            __both.values.emplace(__both.values.begin() + static_cast<difference_type>(__i),
                                  std::forward<_Args>(__args)...);
        }
        OM_CATCH_ALL {
            clear();
            OM_RETHROW;
        }
        return at_index(__i);
    }
    void exchange(flat_map_base &__x) noexcept {
        __om::swap_values(__both.keys, __x.__both.keys);
        __om::swap_values(__both.values, __x.__both.values);
        __om::swap_values(__less, __x.__less);
    }

private:
    static void require_pairs(const _Keys &__keys, const _Values &__values) {
        OM_REQUIRES(__keys.size() == __values.size(), "as many values as keys are required");
    }
    void require_invariants(const _Keys &__keys, const _Values &__values) const {
        require_pairs(__keys, __values);
        require_sorted<_Multi>(__keys, __less);
    }
    template <class _K>
    size_type low(const _K &__k) const {
        return lower_index(__both.keys, __less, __k);
    }
    template <class _K>
    size_type high(const _K &__k) const {
        return upper_index(__both.keys, __less, __k);
    }
    template <class _K>
    size_type erase_keys(const _K &__k) {
        const size_type __first = low(__k), __last = high(__k);
        erase(const_iterator(at_index(__first)), const_iterator(at_index(__last)));
        return __last - __first;
    }
    __insertion put_new(_Key &&__k, _Mapped &&__m) {
        const flat_place __where = place_of(__k);
        if constexpr (_Multi)
            return put_at(__where.__index, std::move(__k), std::move(__m));
        else
            return __insertion(__where.__free ? put_at(__where.__index, std::move(__k), std::move(__m))
                                              : at_index(__where.__index),
                               __where.__free);
    }
    template <class _Iter>
    void append_sorted(_Iter __first, _Iter __last) {
        for (; __first != __last; ++__first) {
            value_type __new(*__first);
            put_at(size(), std::move(__new.first), std::move(__new.second));
        }
        require_sorted<_Multi>(__both.keys, __less);
    }
};

} // namespace __om

namespace std {

// [flat.map]
template <class _Key, class _Mapped, class _Compare = less<_Key>, class _Keys = vector<_Key>,
          class _Values = vector<_Mapped>>
class flat_map : public __om::flat_map_base<_Key, _Mapped, _Compare, _Keys, _Values, false> {
    using __base = __om::flat_map_base<_Key, _Mapped, _Compare, _Keys, _Values, false>;

public:
    using typename __base::const_iterator;
    using typename __base::iterator;
    using typename __base::size_type;
    using typename __base::value_type;
    using __base::__base;

    flat_map() = default;
    flat_map &operator=(initializer_list<value_type> __l) {
        this->clear();
        this->insert(__l);
        return *this;
    }

    // [flat.map.access]
    _Mapped &operator[](const _Key &__k) { return try_emplace(__k).first->second; }
    _Mapped &operator[](_Key &&__k) { return try_emplace(std::move(__k)).first->second; }
    template <class _K>
        requires __om::transparent_comparison<_Compare>
    _Mapped &operator[](_K &&__k) {
        return try_emplace(std::forward<_K>(__k)).first->second;
    }
    _Mapped &at(const _Key &__k) { return this->value_at(__present(__k)); }
    const _Mapped &at(const _Key &__k) const { return const_cast<flat_map *>(this)->at(__k); }
    template <class _K>
        requires __om::transparent_comparison<_Compare>
    _Mapped &at(const _K &__k) {
        return this->value_at(__present(__k));
    }
    template <class _K>
        requires __om::transparent_comparison<_Compare>
    const _Mapped &at(const _K &__k) const {
        return const_cast<flat_map *>(this)->at(__k);
    }

    // [flat.map.modifiers]
    template <class... _Args>
    pair<iterator, bool> try_emplace(const _Key &__k, _Args &&...__args) {
        return __try(__k, std::forward<_Args>(__args)...);
    }
    template <class... _Args>
    pair<iterator, bool> try_emplace(_Key &&__k, _Args &&...__args) {
        return __try(std::move(__k), std::forward<_Args>(__args)...);
    }
    template <class _K, class... _Args>
        requires(__om::transparent_comparison<_Compare> && !is_convertible_v<_K &&, const_iterator> &&
                 !is_convertible_v<_K &&, iterator>)
    pair<iterator, bool> try_emplace(_K &&__k, _Args &&...__args) {
        return __try(std::forward<_K>(__k), std::forward<_Args>(__args)...);
    }
    template <class... _Args>
    iterator try_emplace(const_iterator, const _Key &__k, _Args &&...__args) {
        return __try(__k, std::forward<_Args>(__args)...).first;
    }
    template <class... _Args>
    iterator try_emplace(const_iterator, _Key &&__k, _Args &&...__args) {
        return __try(std::move(__k), std::forward<_Args>(__args)...).first;
    }
    template <class _Value>
    pair<iterator, bool> insert_or_assign(const _Key &__k, _Value &&__v) {
        return __assign(__k, std::forward<_Value>(__v));
    }
    template <class _Value>
    pair<iterator, bool> insert_or_assign(_Key &&__k, _Value &&__v) {
        return __assign(std::move(__k), std::forward<_Value>(__v));
    }
    template <class _Value>
    iterator insert_or_assign(const_iterator, const _Key &__k, _Value &&__v) {
        return __assign(__k, std::forward<_Value>(__v)).first;
    }
    template <class _Value>
    iterator insert_or_assign(const_iterator, _Key &&__k, _Value &&__v) {
        return __assign(std::move(__k), std::forward<_Value>(__v)).first;
    }
    void swap(flat_map &__x) noexcept { this->exchange(__x); }
    friend void swap(flat_map &__x, flat_map &__y) noexcept { __x.swap(__y); }

private:
    template <class _K>
    size_type __present(const _K &__k) const {
        const size_type __i = this->find_index(__k);
        if (__i == this->size())
            __om::throw_out_of_range("flat_map::at(): no such key");
        return __i;
    }
    template <class _K, class... _Args>
    pair<iterator, bool> __try(_K &&__k, _Args &&...__args) {
        const __om::flat_place __where = this->place_of(__k);
        if (!__where.__free)
            return {this->at_index(__where.__index), false};
        return {this->put_at(__where.__index, std::forward<_K>(__k), std::forward<_Args>(__args)...), true};
    }
    template <class _K, class _Value>
    pair<iterator, bool> __assign(_K &&__k, _Value &&__v) {
        const __om::flat_place __where = this->place_of(__k);
        if (__where.__free)
            return {this->put_at(__where.__index, std::forward<_K>(__k), std::forward<_Value>(__v)), true};
        this->value_at(__where.__index) = std::forward<_Value>(__v);
        return {this->at_index(__where.__index), false};
    }
};

// [flat.multimap]
template <class _Key, class _Mapped, class _Compare = less<_Key>, class _Keys = vector<_Key>,
          class _Values = vector<_Mapped>>
class flat_multimap : public __om::flat_map_base<_Key, _Mapped, _Compare, _Keys, _Values, true> {
    using __base = __om::flat_map_base<_Key, _Mapped, _Compare, _Keys, _Values, true>;

public:
    using typename __base::value_type;
    using __base::__base;

    flat_multimap() = default;
    flat_multimap &operator=(initializer_list<value_type> __l) {
        this->clear();
        this->insert(__l);
        return *this;
    }
    void swap(flat_multimap &__x) noexcept { this->exchange(__x); }
    friend void swap(flat_multimap &__x, flat_multimap &__y) noexcept { __x.swap(__y); }
};

#define OM_FLAT_MAP(name, sorted)                                                                                      \
    template <class _Keys, class _Values, class _Compare = less<typename _Keys::value_type>>                           \
        requires(!__om::is_allocator<_Compare>::value)                                                                 \
    name(_Keys, _Values, _Compare = _Compare())                                                                        \
        -> name<typename _Keys::value_type, typename _Values::value_type, _Compare, _Keys, _Values>;                   \
    template <class _Keys, class _Values, class _Compare = less<typename _Keys::value_type>>                           \
        requires(!__om::is_allocator<_Compare>::value)                                                                 \
    name(sorted, _Keys, _Values, _Compare = _Compare())                                                                \
        -> name<typename _Keys::value_type, typename _Values::value_type, _Compare, _Keys, _Values>;                   \
    template <class _Key, class _Mapped, class _Compare = less<_Key>>                                                  \
    name(initializer_list<pair<_Key, _Mapped>>, _Compare = _Compare()) -> name<_Key, _Mapped, _Compare>;               \
    template <class _Key, class _Mapped, class _Compare = less<_Key>>                                                  \
    name(sorted, initializer_list<pair<_Key, _Mapped>>, _Compare = _Compare()) -> name<_Key, _Mapped, _Compare>;       \
    template <class _Key, class _Mapped, class _Compare, class _Keys, class _Values, class _Alloc>                     \
    struct uses_allocator<name<_Key, _Mapped, _Compare, _Keys, _Values>, _Alloc>                                       \
        : bool_constant<uses_allocator_v<_Keys, _Alloc> && uses_allocator_v<_Values, _Alloc>> {};                      \
    template <class _Key, class _Mapped, class _Compare, class _Keys, class _Values, class _Predicate>                 \
    size_t erase_if(name<_Key, _Mapped, _Compare, _Keys, _Values> &__c, _Predicate __matches) {                        \
        return __c.erase_matching(__matches);                                                                          \
    }
OM_FLAT_MAP(flat_map, sorted_unique_t)
OM_FLAT_MAP(flat_multimap, sorted_equivalent_t)
#undef OM_FLAT_MAP

} // namespace std

OM_END_MODEL

#endif
