// common_iterator ([iterators.common]): an iterator and a sentinel of another type as one type.
#ifndef OM_ITERATOR_COMMON_ITERATOR_H
#define OM_ITERATOR_COMMON_ITERATOR_H

#include <__om/iterator/concepts.h>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om {

template <class _Iter>
concept common_has_arrow = std::indirectly_readable<const _Iter> &&
                           (requires(const _Iter &__i) { __i.operator->(); } || std::is_pointer_v<_Iter> ||
                            std::is_reference_v<std::iter_reference_t<_Iter>> ||
                            std::constructible_from<std::iter_value_t<_Iter>, std::iter_reference_t<_Iter>>);

// What operator-> of a value without an address returns.
template <class _Tp>
class arrow_proxy {
    _Tp __kept;

public:
    constexpr explicit arrow_proxy(_Tp &&__value) : __kept(std::move(__value)) {}
    constexpr const _Tp *operator->() const noexcept { return __builtin_addressof(__kept); }
};

} // namespace __om

namespace std {

template <input_or_output_iterator _Iter, sentinel_for<_Iter> _Sent>
    requires(!same_as<_Iter, _Sent> && copyable<_Iter>)
class common_iterator {
    template <input_or_output_iterator _I2, sentinel_for<_I2> _S2>
        requires(!same_as<_I2, _S2> && copyable<_I2>)
    friend class common_iterator;

    // One of the two is meant; keeping both spares a hand-made variant.
    _Iter __iterator = _Iter();
    _Sent __sentinel = _Sent();
    bool __at_end = false;

public:
    constexpr common_iterator()
        requires default_initializable<_Iter>
    = default;
    constexpr common_iterator(_Iter __i) : __iterator(std::move(__i)) {}
    constexpr common_iterator(_Sent __s) : __sentinel(std::move(__s)), __at_end(true) {}
    template <class _I2, class _S2>
        requires convertible_to<const _I2 &, _Iter> && convertible_to<const _S2 &, _Sent>
    constexpr common_iterator(const common_iterator<_I2, _S2> &__x)
        : __iterator(__x.__iterator), __sentinel(__x.__sentinel), __at_end(__x.__at_end) {}
    template <class _I2, class _S2>
        requires convertible_to<const _I2 &, _Iter> && convertible_to<const _S2 &, _Sent> &&
                 assignable_from<_Iter &, const _I2 &> && assignable_from<_Sent &, const _S2 &>
    constexpr common_iterator &operator=(const common_iterator<_I2, _S2> &__x) {
        __iterator = __x.__iterator;
        __sentinel = __x.__sentinel;
        __at_end = __x.__at_end;
        return *this;
    }

    constexpr decltype(auto) operator*() {
        OM_CHECK("iterator-range", !__at_end, "common_iterator dereferenced at the end");
        return *__iterator;
    }
    constexpr decltype(auto) operator*() const
        requires __om::dereferenceable<const _Iter>
    {
        OM_CHECK("iterator-range", !__at_end, "common_iterator dereferenced at the end");
        return *__iterator;
    }
    constexpr auto operator->() const
        requires __om::common_has_arrow<_Iter>
    {
        OM_CHECK("iterator-range", !__at_end, "common_iterator dereferenced at the end");
        if constexpr (is_pointer_v<_Iter> || requires(const _Iter &__i) { __i.operator->(); }) {
            return __iterator;
        } else if constexpr (is_reference_v<iter_reference_t<_Iter>>) {
            auto &&__value = *__iterator;
            return __builtin_addressof(__value);
        } else {
            return __om::arrow_proxy<iter_value_t<_Iter>>(*__iterator);
        }
    }
    constexpr common_iterator &operator++() {
        OM_CHECK("iterator-range", !__at_end, "common_iterator incremented at the end");
        ++__iterator;
        return *this;
    }
    constexpr decltype(auto) operator++(int) {
        OM_CHECK("iterator-range", !__at_end, "common_iterator incremented at the end");
        if constexpr (forward_iterator<_Iter>) {
            common_iterator __before = *this;
            ++*this;
            return __before;
        } else {
            return __iterator++;
        }
    }

    template <class _I2, sentinel_for<_Iter> _S2>
        requires sentinel_for<_Sent, _I2>
    friend constexpr bool operator==(const common_iterator &__x, const common_iterator<_I2, _S2> &__y) {
        if (__x.__at_end && __y.__at_end)
            return true;
        if (__x.__at_end)
            return __y.__iterator == __x.__sentinel;
        if (__y.__at_end)
            return __x.__iterator == __y.__sentinel;
        if constexpr (equality_comparable_with<_Iter, _I2>)
            return __x.__iterator == __y.__iterator;
        else
            return true;
    }
    template <sized_sentinel_for<_Iter> _I2, sized_sentinel_for<_Iter> _S2>
        requires sized_sentinel_for<_Sent, _I2>
    friend constexpr iter_difference_t<_I2> operator-(const common_iterator &__x,
                                                      const common_iterator<_I2, _S2> &__y) {
        if (__x.__at_end && __y.__at_end)
            return 0;
        if (__x.__at_end)
            return __x.__sentinel - __y.__iterator;
        if (__y.__at_end)
            return __x.__iterator - __y.__sentinel;
        return __x.__iterator - __y.__iterator;
    }
    friend constexpr decltype(auto) iter_move(const common_iterator &__i)
        requires input_iterator<_Iter>
    {
        return ranges::iter_move(__i.__iterator);
    }
    template <indirectly_swappable<_Iter> _I2, class _S2>
    friend constexpr void iter_swap(const common_iterator &__x, const common_iterator<_I2, _S2> &__y) {
        ranges::iter_swap(__x.__iterator, __y.__iterator);
    }
};

template <class _Iter, class _Sent>
struct incrementable_traits<common_iterator<_Iter, _Sent>> {
    typedef iter_difference_t<_Iter> difference_type;
};

template <input_iterator _Iter, class _Sent>
struct iterator_traits<common_iterator<_Iter, _Sent>> {
    typedef conditional_t<forward_iterator<_Iter>, forward_iterator_tag, input_iterator_tag> iterator_concept;
    typedef conditional_t< requires {
        requires derived_from<typename iterator_traits<_Iter>::iterator_category, forward_iterator_tag>;
    }, forward_iterator_tag, input_iterator_tag> iterator_category;
    typedef iter_value_t<_Iter> value_type;
    typedef iter_difference_t<_Iter> difference_type;
    typedef void pointer;
    typedef iter_reference_t<_Iter> reference;
};

} // namespace std
#endif

OM_END_MODEL

#endif
