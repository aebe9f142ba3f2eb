// The iterators of flat maps ([flat.map.overview]): two iterators that walk together. What they refer to is a pair
// of references, so nothing but the value can be changed through them.
#ifndef OM_FLAT_MAP_ITERATOR_H
#define OM_FLAT_MAP_ITERATOR_H

#include <__om/iterator/concepts.h>
#include <__om/pair.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Key, class _Mapped, class _KeyIter, class _MappedIter>
class flat_map_iterator {
public:
    using iterator_category = std::input_iterator_tag;
    using iterator_concept = std::random_access_iterator_tag;
    using value_type = std::pair<_Key, std::remove_const_t<_Mapped>>;
    using difference_type = std::ptrdiff_t;
    using reference = std::pair<const _Key &, _Mapped &>;

    struct pointer {
        reference __pair;
        const reference *operator->() const { return std::addressof(__pair); }
    };

    _KeyIter __key;
    _MappedIter __mapped;

    flat_map_iterator() : __key(), __mapped() {}
    flat_map_iterator(_KeyIter __k, _MappedIter __m) : __key(__k), __mapped(__m) {}
    // iterator to const_iterator
    template <class _OtherIter>
        requires(!std::is_same_v<_OtherIter, _MappedIter> && std::is_convertible_v<_OtherIter, _MappedIter>)
    flat_map_iterator(const flat_map_iterator<_Key, std::remove_const_t<_Mapped>, _KeyIter, _OtherIter> &__i)
        : __key(__i.__key), __mapped(__i.__mapped) {}

    reference operator*() const { return reference(*__key, *__mapped); }
    pointer operator->() const { return pointer{**this}; }
    reference operator[](difference_type __n) const { return *(*this + __n); }
    flat_map_iterator &operator++() { return *this += 1; }
    flat_map_iterator operator++(int) {
        flat_map_iterator __before = *this;
        ++*this;
        return __before;
    }
    flat_map_iterator &operator--() { return *this -= 1; }
    flat_map_iterator operator--(int) {
        flat_map_iterator __before = *this;
        --*this;
        return __before;
    }
    flat_map_iterator &operator+=(difference_type __n) {
        __key += __n;
        __mapped += __n;
        return *this;
    }
    flat_map_iterator &operator-=(difference_type __n) {
        __key -= __n;
        __mapped -= __n;
        return *this;
    }
    friend flat_map_iterator operator+(flat_map_iterator __i, difference_type __n) { return __i += __n; }
    friend flat_map_iterator operator+(difference_type __n, flat_map_iterator __i) { return __i += __n; }
    friend flat_map_iterator operator-(flat_map_iterator __i, difference_type __n) { return __i -= __n; }
};

#define OM_FLAT_ITERATORS template <class _Key, class _M1, class _M2, class _KeyIter, class _I1, class _I2>
#define OM_FLAT_LEFT const flat_map_iterator<_Key, _M1, _KeyIter, _I1> &__x
#define OM_FLAT_RIGHT const flat_map_iterator<_Key, _M2, _KeyIter, _I2> &__y
OM_FLAT_ITERATORS bool operator==(OM_FLAT_LEFT, OM_FLAT_RIGHT) { return __x.__key == __y.__key; }
OM_FLAT_ITERATORS auto operator<=>(OM_FLAT_LEFT, OM_FLAT_RIGHT) { return __x.__key <=> __y.__key; }
OM_FLAT_ITERATORS std::ptrdiff_t operator-(OM_FLAT_LEFT, OM_FLAT_RIGHT) { return __x.__key - __y.__key; }
#undef OM_FLAT_ITERATORS
#undef OM_FLAT_LEFT
#undef OM_FLAT_RIGHT

} // namespace __om

OM_END_MODEL

#endif
