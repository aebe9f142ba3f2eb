// ranges::to ([range.utility.conv]).
#ifndef OM_RANGES_TO_H
#define OM_RANGES_TO_H

#include <__om/ranges/closure.h>
#include <__om/ranges/from_range.h>
#include <__om/ranges/transforming.h>

OM_BEGIN_MODEL

#if OM_CXX23
namespace __om {

template <class _Container>
concept reservable =
    std::ranges::sized_range<_Container> && requires(_Container &__c, std::ranges::range_size_t<_Container> __n) {
        __c.reserve(__n);
        { __c.capacity() } -> std::same_as<decltype(__n)>;
        { __c.max_size() } -> std::same_as<decltype(__n)>;
    };
template <class _Container, class _Ref>
concept appendable = requires(_Container &__c, _Ref &&__ref) {
    requires(
        requires { __c.emplace_back(static_cast<_Ref &&>(__ref)); } ||
        requires { __c.push_back(static_cast<_Ref &&>(__ref)); } ||
        requires { __c.emplace(__c.end(), static_cast<_Ref &&>(__ref)); } ||
        requires { __c.insert(__c.end(), static_cast<_Ref &&>(__ref)); });
};
template <class _Container, class _Ref>
constexpr void append_element(_Container &__c, _Ref &&__ref) {
    if constexpr (requires { __c.emplace_back(static_cast<_Ref &&>(__ref)); })
        __c.emplace_back(static_cast<_Ref &&>(__ref));
    else if constexpr (requires { __c.push_back(static_cast<_Ref &&>(__ref)); })
        __c.push_back(static_cast<_Ref &&>(__ref));
    else if constexpr (requires { __c.emplace(__c.end(), static_cast<_Ref &&>(__ref)); })
        __c.emplace(__c.end(), static_cast<_Ref &&>(__ref));
    else
        __c.insert(__c.end(), static_cast<_Ref &&>(__ref));
}

// An iterator that the deduction of a container's arguments may look at.
template <class _Range>
struct deduction_iterator {
    typedef std::input_iterator_tag iterator_category;
    typedef std::ranges::range_value_t<_Range> value_type;
    typedef std::ptrdiff_t difference_type;
    typedef std::add_pointer_t<std::ranges::range_reference_t<_Range>> pointer;
    typedef std::ranges::range_reference_t<_Range> reference;
    reference operator*() const;
    pointer operator->() const;
    deduction_iterator &operator++();
    deduction_iterator operator++(int);
    bool operator==(const deduction_iterator &) const;
};
template <template <class...> class _Container, class _Range, class... _Args>
auto deduce_container() {
    if constexpr (requires { _Container(std::declval<_Range>(), std::declval<_Args>()...); })
        return std::type_identity<decltype(_Container(std::declval<_Range>(), std::declval<_Args>()...))>();
    else if constexpr (requires { _Container(std::from_range, std::declval<_Range>(), std::declval<_Args>()...); })
        return std::type_identity<decltype(_Container(std::from_range, std::declval<_Range>(),
                                                      std::declval<_Args>()...))>();
    else
        return std::type_identity<decltype(_Container(std::declval<deduction_iterator<_Range>>(),
                                                      std::declval<deduction_iterator<_Range>>(),
                                                      std::declval<_Args>()...))>();
}

} // namespace __om

namespace std::ranges {

template <class _Container, input_range _Range, class... _Args>
    requires(!view<_Container>)
constexpr _Container to(_Range &&__r, _Args &&...__args) {
    if constexpr (!input_range<_Container> || convertible_to<range_reference_t<_Range>, range_value_t<_Container>>) {
        if constexpr (constructible_from<_Container, _Range, _Args...>) {
            return _Container(static_cast<_Range &&>(__r), static_cast<_Args &&>(__args)...);
        } else if constexpr (constructible_from<_Container, from_range_t, _Range, _Args...>) {
            return _Container(from_range, static_cast<_Range &&>(__r), static_cast<_Args &&>(__args)...);
        } else if constexpr (common_range<_Range> &&
                             constructible_from<_Container, iterator_t<_Range>, sentinel_t<_Range>, _Args...>) {
            return _Container(ranges::begin(__r), ranges::end(__r), static_cast<_Args &&>(__args)...);
        } else {
            _Container __c(static_cast<_Args &&>(__args)...);
            if constexpr (sized_range<_Range> && __om::reservable<_Container>)
                __c.reserve(static_cast<range_size_t<_Container>>(ranges::size(__r)));
            for (auto &&__element : __r)
                __om::append_element(__c, static_cast<decltype(__element) &&>(__element));
            return __c;
        }
    } else {
        return ranges::to<_Container>(transform_view(ref_view(__r),
                                                     [](auto &&__inner) {
                                                         return ranges::to<range_value_t<_Container>>(
                                                             static_cast<decltype(__inner) &&>(__inner));
                                                     }),
                                      static_cast<_Args &&>(__args)...);
    }
}
template <template <class...> class _Container, input_range _Range, class... _Args>
constexpr auto to(_Range &&__r, _Args &&...__args) {
    typedef typename decltype(__om::deduce_container<_Container, _Range, _Args...>())::type _Deduced;
    return ranges::to<_Deduced>(static_cast<_Range &&>(__r), static_cast<_Args &&>(__args)...);
}

} // namespace std::ranges

namespace __om {

template <class _Container>
struct to_adaptor {
    template <std::ranges::input_range _Range, class... _Args>
    constexpr auto operator()(_Range &&__r, _Args &&...__args) const {
        return std::ranges::to<_Container>(static_cast<_Range &&>(__r), static_cast<_Args &&>(__args)...);
    }
};
template <template <class...> class _Container>
struct to_deduced_adaptor {
    template <std::ranges::input_range _Range, class... _Args>
    constexpr auto operator()(_Range &&__r, _Args &&...__args) const {
        return std::ranges::to<_Container>(static_cast<_Range &&>(__r), static_cast<_Args &&>(__args)...);
    }
};

} // namespace __om

namespace std::ranges {

template <class _Container, class... _Args>
    requires(!view<_Container>)
constexpr auto to(_Args &&...__args) {
    return __om::bind_adaptor<__om::to_adaptor<_Container>>(static_cast<_Args &&>(__args)...);
}
template <template <class...> class _Container, class... _Args>
constexpr auto to(_Args &&...__args) {
    return __om::bind_adaptor<__om::to_deduced_adaptor<_Container>>(static_cast<_Args &&>(__args)...);
}

} // namespace std::ranges
#endif

OM_END_MODEL

#endif
