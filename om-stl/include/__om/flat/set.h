// flat_set and flat_multiset ([flat.set], [flat.multiset]): a sorted sequence with the interface of a set. Its
// iterators are those of the sequence, and are invalidated as that says.
#ifndef OM_FLAT_SET_H
#define OM_FLAT_SET_H

#include <__om/flat/sorted_sequence.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Key, class _Compare, class _Keys, bool _Multi>
class flat_set_base {
    using _Sorted = sorted_mark<_Multi>;

public:
    using key_type = _Key;
    using value_type = _Key;
    using key_compare = _Compare;
    using value_compare = _Compare;
    using reference = value_type &;
    using const_reference = const value_type &;
    using size_type = typename _Keys::size_type;
    using difference_type = typename _Keys::difference_type;
    using iterator = typename _Keys::const_iterator;
    using const_iterator = iterator;
    using reverse_iterator = std::reverse_iterator<iterator>;
    using const_reverse_iterator = std::reverse_iterator<const_iterator>;
    using container_type = _Keys;

private:
    _Keys __keys;
    OM_NO_UNIQUE_ADDRESS _Compare __less;

    using __insertion = std::conditional_t<_Multi, iterator, std::pair<iterator, bool>>;

public:
    // [flat.set.cons]
    flat_set_base() : __keys(), __less() {}
    explicit flat_set_base(const _Compare &__comp) : __keys(), __less(__comp) {}
    explicit flat_set_base(_Keys __given, const _Compare &__comp = _Compare()) : __keys(), __less(__comp) {
        insert_range_of(__given.begin(), __given.end());
    }
    flat_set_base(_Sorted, _Keys __given, const _Compare &__comp = _Compare())
        : __keys(std::move(__given)), __less(__comp) {
        require_sorted<_Multi>(__keys, __less);
    }
    template <std::input_iterator _Iter>
    flat_set_base(_Iter __first, _Iter __last, const _Compare &__comp = _Compare()) : __keys(), __less(__comp) {
        insert_range_of(__first, __last);
    }
    template <std::input_iterator _Iter>
    flat_set_base(_Sorted, _Iter __first, _Iter __last, const _Compare &__comp = _Compare())
        : __keys(__first, __last), __less(__comp) {
        require_sorted<_Multi>(__keys, __less);
    }
    template <container_compatible_range<_Key> _Range>
    flat_set_base(std::from_range_t, _Range &&__r, const _Compare &__comp = _Compare()) : __keys(), __less(__comp) {
        insert_range(std::forward<_Range>(__r));
    }
    flat_set_base(std::initializer_list<_Key> __l, const _Compare &__comp = _Compare())
        : flat_set_base(__l.begin(), __l.end(), __comp) {}
    flat_set_base(_Sorted __mark, std::initializer_list<_Key> __l, const _Compare &__comp = _Compare())
        : flat_set_base(__mark, __l.begin(), __l.end(), __comp) {}

    // [flat.set.cons.alloc]
    template <class _Alloc>
        requires std::uses_allocator_v<_Keys, _Alloc>
    explicit flat_set_base(const _Alloc &__a) : __keys(std::make_obj_using_allocator<_Keys>(__a)), __less() {}
    template <class _Alloc>
        requires std::uses_allocator_v<_Keys, _Alloc>
    flat_set_base(const _Compare &__comp, const _Alloc &__a)
        : __keys(std::make_obj_using_allocator<_Keys>(__a)), __less(__comp) {}
    template <class _Alloc>
        requires std::uses_allocator_v<_Keys, _Alloc>
    flat_set_base(const flat_set_base &__x, const _Alloc &__a)
        : __keys(std::make_obj_using_allocator<_Keys>(__a, __x.__keys)), __less(__x.__less) {}
    template <class _Alloc>
        requires std::uses_allocator_v<_Keys, _Alloc>
    flat_set_base(flat_set_base &&__x, const _Alloc &__a)
        : __keys(std::make_obj_using_allocator<_Keys>(__a, std::move(__x.__keys))), __less(__x.__less) {
        __x.clear();
    }

    flat_set_base(const flat_set_base &) = default;
    flat_set_base(flat_set_base &&__x) : __keys(std::move(__x.__keys)), __less(__x.__less) { __x.clear(); }
    flat_set_base &operator=(const flat_set_base &) = default;
    flat_set_base &operator=(flat_set_base &&__x) {
        OM_REQUIRES(this != std::addressof(__x), "flat container move-assigned to itself");
        __keys = std::move(__x.__keys);
        __less = __x.__less;
        __x.clear();
        return *this;
    }

    // [flat.set.capacity] and iterators
    const_iterator begin() const noexcept { return __keys.begin(); }
    const_iterator end() const noexcept { return __keys.end(); }
    const_iterator cbegin() const noexcept { return begin(); }
    const_iterator cend() const noexcept { return end(); }
    const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
    const_reverse_iterator crbegin() const noexcept { return rbegin(); }
    const_reverse_iterator crend() const noexcept { return rend(); }
    [[nodiscard]] bool empty() const noexcept { return __keys.empty(); }
    size_type size() const noexcept { return __keys.size(); }
    size_type max_size() const noexcept { return __keys.max_size(); }

    // [flat.set.modifiers]
    template <class... _Args>
        requires std::is_constructible_v<_Key, _Args...>
    __insertion emplace(_Args &&...__args) {
        return put_new(_Key(std::forward<_Args>(__args)...));
    }
    template <class... _Args>
        requires std::is_constructible_v<_Key, _Args...>
    iterator emplace_hint(const_iterator __hint, _Args &&...__args) {
        return put_hinted(__hint, _Key(std::forward<_Args>(__args)...));
    }
    __insertion insert(const value_type &__x) { return put_new(__x); }
    __insertion insert(value_type &&__x) { return put_new(std::move(__x)); }
    iterator insert(const_iterator __hint, const value_type &__x) { return put_hinted(__hint, __x); }
    iterator insert(const_iterator __hint, value_type &&__x) { return put_hinted(__hint, std::move(__x)); }
    template <class _K>
        requires(!_Multi && transparent_comparison<_Compare> && std::is_constructible_v<_Key, _K>)
    __insertion insert(_K &&__x) {
        return put_new(std::forward<_K>(__x));
    }
    template <std::input_iterator _Iter>
    void insert(_Iter __first, _Iter __last) {
        insert_range_of(__first, __last);
    }
    template <std::input_iterator _Iter>
    void insert(_Sorted, _Iter __first, _Iter __last) {
        _Keys __new(__first, __last);
        require_sorted<_Multi>(__new, __less);
        insert_range_of(__new.begin(), __new.end());
    }
    template <container_compatible_range<_Key> _Range>
    void insert_range(_Range &&__r) {
        for (auto &&__element : __r)
            put_new(std::forward<decltype(__element)>(__element));
    }
    void insert(std::initializer_list<_Key> __l) { insert_range_of(__l.begin(), __l.end()); }
    void insert(_Sorted __mark, std::initializer_list<_Key> __l) { insert(__mark, __l.begin(), __l.end()); }

    container_type extract() && {
        _Keys __out(std::move(__keys));
        clear();
        return __out;
    }
    void replace(container_type &&__given) {
        require_sorted<_Multi>(__given, __less);
        __keys = std::move(__given);
    }

    iterator erase(const_iterator __position) { return __keys.erase(__position); }
    size_type erase(const key_type &__k) { return erase_keys(__k); }
    template <class _K>
        requires(transparent_comparison<_Compare> && !std::is_convertible_v<_K, const_iterator>)
    size_type erase(_K &&__k) {
        return erase_keys(__k);
    }
    iterator erase(const_iterator __first, const_iterator __last) { return __keys.erase(__first, __last); }
    void clear() noexcept { __keys.clear(); }

    key_compare key_comp() const { return __less; }
    value_compare value_comp() const { return __less; }

    // set operations
    iterator find(const key_type &__k) const { return found(__k); }
    size_type count(const key_type &__k) const { return counted(__k); }
    bool contains(const key_type &__k) const { return counted(__k) != 0; }
    iterator lower_bound(const key_type &__k) const { return at(lower_index(__keys, __less, __k)); }
    iterator upper_bound(const key_type &__k) const { return at(upper_index(__keys, __less, __k)); }
    std::pair<iterator, iterator> equal_range(const key_type &__k) const {
        return {lower_bound(__k), upper_bound(__k)};
    }
    template <class _K>
        requires transparent_comparison<_Compare>
    iterator find(const _K &__k) const {
        return found(__k);
    }
    template <class _K>
        requires transparent_comparison<_Compare>
    size_type count(const _K &__k) const {
        return counted(__k);
    }
    template <class _K>
        requires transparent_comparison<_Compare>
    bool contains(const _K &__k) const {
        return counted(__k) != 0;
    }
    template <class _K>
        requires transparent_comparison<_Compare>
    iterator lower_bound(const _K &__k) const {
        return at(lower_index(__keys, __less, __k));
    }
    template <class _K>
        requires transparent_comparison<_Compare>
    iterator upper_bound(const _K &__k) const {
        return at(upper_index(__keys, __less, __k));
    }
    template <class _K>
        requires transparent_comparison<_Compare>
    std::pair<iterator, iterator> equal_range(const _K &__k) const {
        return {lower_bound(__k), upper_bound(__k)};
    }

    friend bool operator==(const flat_set_base &__x, const flat_set_base &__y) { return __x.__keys == __y.__keys; }
    friend auto operator<=>(const flat_set_base &__x, const flat_set_base &__y) {
        return synth_three_way(__x.__keys, __y.__keys);
    }

    // [flat.set.erasure]: the predicate sees each element once.
    template <class _Predicate>
    size_type erase_matching(_Predicate &__matches) {
        const size_type __before = size();
        for (auto __i = __keys.begin(); __i != __keys.end();)
            if (__matches(std::as_const(*__i)))
                __i = __keys.erase(__i);
            else
                ++__i;
        return __before - size();
    }

protected:
    void exchange(flat_set_base &__x) noexcept {
        __om::swap_values(__keys, __x.__keys);
        __om::swap_values(__less, __x.__less);
    }

private:
    iterator at(size_type __i) const { return __keys.begin() + static_cast<difference_type>(__i); }
    template <class _K>
    iterator found(const _K &__k) const {
        const size_type __i = lower_index(__keys, __less, __k);
        return __i != size() && !__less(__k, *at(__i)) ? at(__i) : end();
    }
    template <class _K>
    size_type counted(const _K &__k) const {
        return upper_index(__keys, __less, __k) - lower_index(__keys, __less, __k);
    }
    template <class _K>
    size_type erase_keys(const _K &__k) {
        const size_type __low = lower_index(__keys, __less, __k), __high = upper_index(__keys, __less, __k);
        __keys.erase(at(__low), at(__high));
        return __high - __low;
    }
    // An exception out of the sequence leaves nothing behind that might not be sorted ([flat.set.overview]/6).
    template <class _Value>
    iterator put_at(size_type __i, _Value &&__v) {
        OM_TRY { __keys.emplace(at(__i), std::forward<_Value>(__v)); }
        OM_CATCH_ALL {
            clear();
            OM_RETHROW;
        }
        return at(__i);
    }
    template <class _Value>
    __insertion put_new(_Value &&__v) {
        const flat_place __where = place_for<_Multi>(__keys, __less, __v);
        if constexpr (_Multi)
            return put_at(__where.__index, std::forward<_Value>(__v));
        else
            return __insertion(__where.__free ? put_at(__where.__index, std::forward<_Value>(__v))
                                              : at(__where.__index),
                               __where.__free);
    }
    template <class _Value>
    iterator put_hinted(const_iterator __hint, _Value &&__v) {
        const size_type __near = static_cast<size_type>(__hint - begin());
        if constexpr (_Multi)
            return put_at(hinted_index(__keys, __less, __near, __v), std::forward<_Value>(__v));
        else
            return put_new(std::forward<_Value>(__v)).first;
    }
    template <class _Iter>
    void insert_range_of(_Iter __first, _Iter __last) {
        for (; __first != __last; ++__first)
            put_new(_Key(*__first));
    }
};

} // namespace __om

namespace std {

#define OM_FLAT_SET(name, multi, sorted)                                                                               \
    template <class _Key, class _Compare = less<_Key>, class _Keys = vector<_Key>>                                     \
    class name : public __om::flat_set_base<_Key, _Compare, _Keys, multi> {                                            \
        using __base = __om::flat_set_base<_Key, _Compare, _Keys, multi>;                                              \
                                                                                                                       \
    public:                                                                                                            \
        using __base::__base;                                                                                          \
        name() = default;                                                                                              \
        name &operator=(initializer_list<_Key> __l) {                                                                  \
            this->clear();                                                                                             \
            this->insert(__l);                                                                                         \
            return *this;                                                                                              \
        }                                                                                                              \
        void swap(name &__x) noexcept { this->exchange(__x); }                                                         \
        friend void swap(name &__x, name &__y) noexcept { __x.swap(__y); }                                             \
    };                                                                                                                 \
    template <class _Keys, class _Compare = less<typename _Keys::value_type>>                                          \
        requires(!__om::is_allocator<_Compare>::value)                                                                 \
    name(_Keys, _Compare = _Compare()) -> name<typename _Keys::value_type, _Compare, _Keys>;                           \
    template <class _Keys, class _Compare = less<typename _Keys::value_type>>                                          \
        requires(!__om::is_allocator<_Compare>::value)                                                                 \
    name(sorted, _Keys, _Compare = _Compare()) -> name<typename _Keys::value_type, _Compare, _Keys>;                   \
    template <input_iterator _Iter, class _Compare = less<iter_value_t<_Iter>>>                                        \
    name(_Iter, _Iter, _Compare = _Compare()) -> name<iter_value_t<_Iter>, _Compare>;                                  \
    template <input_iterator _Iter, class _Compare = less<iter_value_t<_Iter>>>                                        \
    name(sorted, _Iter, _Iter, _Compare = _Compare()) -> name<iter_value_t<_Iter>, _Compare>;                          \
    template <ranges::input_range _Range, class _Compare = less<ranges::range_value_t<_Range>>>                        \
    name(from_range_t, _Range &&, _Compare = _Compare()) -> name<ranges::range_value_t<_Range>, _Compare>;             \
    template <class _Key, class _Compare = less<_Key>>                                                                 \
    name(initializer_list<_Key>, _Compare = _Compare()) -> name<_Key, _Compare>;                                       \
    template <class _Key, class _Compare = less<_Key>>                                                                 \
    name(sorted, initializer_list<_Key>, _Compare = _Compare()) -> name<_Key, _Compare>;                               \
    template <class _Key, class _Compare, class _Keys, class _Alloc>                                                   \
    struct uses_allocator<name<_Key, _Compare, _Keys>, _Alloc> : bool_constant<uses_allocator_v<_Keys, _Alloc>> {};    \
    template <class _Key, class _Compare, class _Keys, class _Predicate>                                               \
    typename name<_Key, _Compare, _Keys>::size_type erase_if(name<_Key, _Compare, _Keys> &__c, _Predicate __matches) { \
        return __c.erase_matching(__matches);                                                                          \
    }
OM_FLAT_SET(flat_set, false, sorted_unique_t)
OM_FLAT_SET(flat_multiset, true, sorted_equivalent_t)
#undef OM_FLAT_SET

} // namespace std

OM_END_MODEL

#endif
