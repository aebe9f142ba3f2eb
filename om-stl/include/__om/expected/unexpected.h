// unexpected, unexpect and bad_expected_access ([expected.unexpected], [expected.bad]).
#ifndef OM_EXPECTED_UNEXPECTED_H
#define OM_EXPECTED_UNEXPECTED_H

#include <__om/in_place.h>
#include <__om/move.h>
#include <exception>
#include <initializer_list>

OM_BEGIN_MODEL

namespace std {

template <class _Tp, class _Ep>
class expected;
template <class _Ep>
class unexpected;

struct unexpect_t {
    explicit unexpect_t() = default;
};
inline constexpr unexpect_t unexpect{};

} // namespace std

namespace __om {

template <class _Tp>
inline constexpr bool is_unexpected = false;
template <class _Ep>
inline constexpr bool is_unexpected<std::unexpected<_Ep>> = true;
template <class _Tp>
inline constexpr bool is_expected = false;
template <class _Tp, class _Ep>
inline constexpr bool is_expected<std::expected<_Tp, _Ep>> = true;

} // namespace __om

namespace std {

// [expected.un.object]
template <class _Ep>
class unexpected {
    static_assert(is_object_v<_Ep> && !is_array_v<_Ep> && !__om::is_unexpected<_Ep> && is_same_v<_Ep, remove_cv_t<_Ep>>,
                  "unexpected of a type that cannot be held");

    _Ep __error;

public:
    constexpr unexpected(const unexpected &) = default;
    constexpr unexpected(unexpected &&) = default;
    template <class _Err = _Ep>
        requires(!is_same_v<remove_cvref_t<_Err>, unexpected> && !is_same_v<remove_cvref_t<_Err>, in_place_t> &&
                 is_constructible_v<_Ep, _Err>)
    constexpr explicit unexpected(_Err &&__e) : __error(std::forward<_Err>(__e)) {}
    template <class... _Args>
        requires is_constructible_v<_Ep, _Args...>
    constexpr explicit unexpected(in_place_t, _Args &&...__args) : __error(std::forward<_Args>(__args)...) {}
    template <class _Up, class... _Args>
        requires is_constructible_v<_Ep, initializer_list<_Up> &, _Args...>
    constexpr explicit unexpected(in_place_t, initializer_list<_Up> __l, _Args &&...__args)
        : __error(__l, std::forward<_Args>(__args)...) {}
    constexpr unexpected &operator=(const unexpected &) = default;
    constexpr unexpected &operator=(unexpected &&) = default;

    constexpr const _Ep &error() const & noexcept { return __error; }
    constexpr _Ep &error() & noexcept { return __error; }
    constexpr const _Ep &&error() const && noexcept { return std::move(__error); }
    constexpr _Ep &&error() && noexcept { return std::move(__error); }

    constexpr void swap(unexpected &__other) noexcept(is_nothrow_swappable_v<_Ep>) {
        __om::swap_values(__error, __other.__error);
    }
    template <class _E2>
    friend constexpr bool operator==(const unexpected &__x, const unexpected<_E2> &__y) {
        return __x.__error == __y.error();
    }
    friend constexpr void swap(unexpected &__x, unexpected &__y) noexcept(noexcept(__x.swap(__y)))
        requires is_swappable_v<_Ep>
    {
        __x.swap(__y);
    }
};
template <class _Ep>
unexpected(_Ep) -> unexpected<_Ep>;

// [expected.bad]
template <class _Ep>
class bad_expected_access;
template <>
class bad_expected_access<void> : public exception {
protected:
    bad_expected_access() noexcept {}
    bad_expected_access(const bad_expected_access &) = default;
    bad_expected_access &operator=(const bad_expected_access &) = default;
    ~bad_expected_access() {}

public:
    const char *what() const noexcept override { return "bad access to std::expected without expected value"; }
};
template <class _Ep>
class bad_expected_access : public bad_expected_access<void> {
    _Ep __error;

public:
    explicit bad_expected_access(_Ep __e) : __error(std::move(__e)) {}
    const _Ep &error() const & noexcept { return __error; }
    _Ep &error() & noexcept { return __error; }
    const _Ep &&error() const && noexcept { return std::move(__error); }
    _Ep &&error() && noexcept { return std::move(__error); }
};

} // namespace std

namespace __om {

template <class _Ep>
[[noreturn]] void throw_bad_expected_access(_Ep &&__e) {
    OM_THROW(std::bad_expected_access<_Ep>(std::move(__e)));
}

} // namespace __om

OM_END_MODEL

#endif
