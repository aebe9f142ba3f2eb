// Range adaptor closures ([range.adaptor.object]): what stands between two bars, and adaptors that wait
// for their range.
#ifndef OM_RANGES_CLOSURE_H
#define OM_RANGES_CLOSURE_H

#include <__om/functional/invoke.h>
#include <__om/in_place.h>
#include <__om/memory/construct.h>
#include <__om/ranges/access.h>
#include <tuple>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om {

// The base of every closure, ours and the program's.
struct closure_base {};

template <class _Tp>
concept range_closure = std::derived_from<std::remove_cvref_t<_Tp>, closure_base> && !std::ranges::range<_Tp>;

// Two closures, one after the other.
template <class _First, class _Second>
struct closure_chain : closure_base {
    [[no_unique_address]] _First first;
    [[no_unique_address]] _Second second;

    template <class _F, class _S>
    constexpr closure_chain(_F &&__f, _S &&__s) : first(static_cast<_F &&>(__f)), second(static_cast<_S &&>(__s)) {}

    template <class _Range>
        requires std::invocable<const _First &, _Range> &&
                 std::invocable<const _Second &, std::invoke_result_t<const _First &, _Range>>
    constexpr auto operator()(_Range &&__r) const & {
        return second(first(static_cast<_Range &&>(__r)));
    }
    template <class _Range>
        requires std::invocable<_First, _Range> && std::invocable<_Second, std::invoke_result_t<_First, _Range>>
    constexpr auto operator()(_Range &&__r) && {
        return std::move(second)(std::move(first)(static_cast<_Range &&>(__r)));
    }
};

template <std::ranges::range _Range, range_closure _Closure>
    requires std::invocable<_Closure, _Range>
constexpr auto operator|(_Range &&__r, _Closure &&__closure) {
    return static_cast<_Closure &&>(__closure)(static_cast<_Range &&>(__r));
}
template <range_closure _First, range_closure _Second>
    requires std::constructible_from<std::remove_cvref_t<_First>, _First> &&
             std::constructible_from<std::remove_cvref_t<_Second>, _Second>
constexpr auto operator|(_First &&__first, _Second &&__second) {
    return closure_chain<std::remove_cvref_t<_First>, std::remove_cvref_t<_Second>>(static_cast<_First &&>(__first),
                                                                                    static_cast<_Second &&>(__second));
}

// An adaptor whose other arguments are there already.
template <class _Adaptor, class... _Args>
struct bound_adaptor : closure_base {
    [[no_unique_address]] std::tuple<_Args...> arguments;

    template <class... _Given>
    constexpr explicit bound_adaptor(int, _Given &&...__given) : arguments(static_cast<_Given &&>(__given)...) {}

    template <class _Range>
        requires std::invocable<const _Adaptor &, _Range, const _Args &...>
    constexpr auto operator()(_Range &&__r) const & {
        return std::apply([&__r](const _Args &...__args) { return _Adaptor()(static_cast<_Range &&>(__r), __args...); },
                          arguments);
    }
    template <class _Range>
        requires std::invocable<const _Adaptor &, _Range, _Args...>
    constexpr auto operator()(_Range &&__r) && {
        return std::apply(
            [&__r](_Args &...__args) { return _Adaptor()(static_cast<_Range &&>(__r), std::move(__args)...); },
            arguments);
    }
};
template <class _Adaptor, class... _Args>
constexpr auto bind_adaptor(_Args &&...__args) {
    return bound_adaptor<_Adaptor, std::decay_t<_Args>...>(0, static_cast<_Args &&>(__args)...);
}

// The object views::name for a view that is made of a range and one argument.
#define OM_RANGE_ADAPTOR(name, ...)                                                                                    \
    struct __##name {                                                                                                  \
        template <viewable_range _Range, class _Arg>                                                                   \
            requires requires { __VA_ARGS__(declval<_Range>(), declval<_Arg>()); }                                     \
        constexpr auto operator()(_Range &&__r, _Arg &&__arg) const {                                                  \
            return __VA_ARGS__(static_cast<_Range &&>(__r), static_cast<_Arg &&>(__arg));                              \
        }                                                                                                              \
        template <class _Arg>                                                                                          \
            requires constructible_from<decay_t<_Arg>, _Arg>                                                           \
        constexpr auto operator()(_Arg &&__arg) const {                                                                \
            return __om::bind_adaptor<__##name>(static_cast<_Arg &&>(__arg));                                          \
        }                                                                                                              \
    };                                                                                                                 \
    inline constexpr __##name name{};

// An object of any movable type, assignable even where that type is not ([range.move.wrap]).
template <class _Tp>
class movable_box {
public:
    constexpr movable_box()
        requires std::default_initializable<_Tp>
        : __value_(), __full(true) {}
    constexpr explicit movable_box(const _Tp &__value)
        requires std::copy_constructible<_Tp>
        : __value_(__value), __full(true) {}
    constexpr explicit movable_box(_Tp &&__value) : __value_(std::move(__value)), __full(true) {}
    template <class... _Args>
    constexpr explicit movable_box(std::in_place_t, _Args &&...__args)
        : __value_(static_cast<_Args &&>(__args)...), __full(true) {}
    constexpr movable_box(const movable_box &__other)
        requires std::copy_constructible<_Tp>
        : __nothing(), __full(__other.__full) {
        if (__full)
            std::construct_at(std::addressof(__value_), __other.__value_);
    }
    constexpr movable_box(movable_box &&__other) : __nothing(), __full(__other.__full) {
        if (__full)
            std::construct_at(std::addressof(__value_), std::move(__other.__value_));
    }
    constexpr movable_box &operator=(const movable_box &__other)
        requires std::copy_constructible<_Tp>
    {
        if (this != std::addressof(__other)) {
            __clear();
            if (__other.__full)
                std::construct_at(std::addressof(__value_), __other.__value_);
            __full = __other.__full;
        }
        return *this;
    }
    constexpr movable_box &operator=(movable_box &&__other) {
        if (this != std::addressof(__other)) {
            __clear();
            if (__other.__full)
                std::construct_at(std::addressof(__value_), std::move(__other.__value_));
            __full = __other.__full;
        }
        return *this;
    }
    constexpr ~movable_box() { __clear(); }

    constexpr bool has_value() const noexcept { return __full; }
    constexpr _Tp &operator*() noexcept { return __value_; }
    constexpr const _Tp &operator*() const noexcept { return __value_; }
    constexpr _Tp *operator->() noexcept { return std::addressof(__value_); }
    constexpr const _Tp *operator->() const noexcept { return std::addressof(__value_); }

private:
    constexpr void __clear() {
        if (__full)
            std::destroy_at(std::addressof(__value_));
        __full = false;
    }

    union {
        char __nothing;
        _Tp __value_;
    };
    bool __full;
};

// Where the type can be assigned itself there is nothing to add.
template <class _Tp>
    requires std::copyable<_Tp> || (std::movable<_Tp> && !std::copy_constructible<_Tp>)
class movable_box<_Tp> {
public:
    constexpr movable_box()
        requires std::default_initializable<_Tp>
    = default;
    constexpr explicit movable_box(const _Tp &__value)
        requires std::copy_constructible<_Tp>
        : __value_(__value) {}
    constexpr explicit movable_box(_Tp &&__value) : __value_(std::move(__value)) {}
    template <class... _Args>
    constexpr explicit movable_box(std::in_place_t, _Args &&...__args) : __value_(static_cast<_Args &&>(__args)...) {}

    constexpr bool has_value() const noexcept { return true; }
    constexpr _Tp &operator*() noexcept { return __value_; }
    constexpr const _Tp &operator*() const noexcept { return __value_; }
    constexpr _Tp *operator->() noexcept { return std::addressof(__value_); }
    constexpr const _Tp *operator->() const noexcept { return std::addressof(__value_); }

private:
    [[no_unique_address]] _Tp __value_ = _Tp();
};

} // namespace __om

#if OM_CXX23
namespace std::ranges {

template <class _Derived>
    requires is_class_v<_Derived> && same_as<_Derived, remove_cv_t<_Derived>>
class range_adaptor_closure : public __om::closure_base {};

} // namespace std::ranges
#endif
#endif

OM_END_MODEL

#endif
