// hh_mm_ss and the functions of the 12-hour clock ([time.hms], [time.12], C++20).
#ifndef OM_CHRONO_HH_MM_SS_H
#define OM_CHRONO_HH_MM_SS_H

#include <__om/chrono/duration.h>

OM_BEGIN_MODEL

namespace __om {

// How many decimal digits a fraction of a second with this denominator has; six where it never ends.
constexpr unsigned fractional_digits(__INTMAX_TYPE__ __den) {
    unsigned __digits = 0;
    for (__INTMAX_TYPE__ __rest = 1 % __den; __rest != 0; __rest = __rest * 10 % __den)
        if (++__digits == 19)
            return 6;
    return __digits;
}
constexpr __INTMAX_TYPE__ ten_to(unsigned __n) {
    __INTMAX_TYPE__ __result = 1;
    for (; __n != 0; --__n)
        __result *= 10;
    return __result;
}

} // namespace __om

namespace std {
namespace chrono {

template <class _Duration>
class hh_mm_ss {
    static_assert(__om::is_duration<_Duration>::value, "hh_mm_ss of what is no duration");

public:
    static constexpr unsigned fractional_width = __om::fractional_digits(_Duration::period::den);
    typedef duration<common_type_t<typename _Duration::rep, chrono::seconds::rep>,
                     ratio<1, __om::ten_to(fractional_width)>>
        precision;

private:
    bool __negative;
    chrono::hours __h;
    chrono::minutes __m;
    chrono::seconds __s;
    precision __ss;

public:
    constexpr hh_mm_ss() noexcept : hh_mm_ss(_Duration::zero()) {}
    constexpr explicit hh_mm_ss(_Duration __d)
        : __negative(__d < _Duration::zero()), __h(duration_cast<chrono::hours>(abs(__d))),
          __m(duration_cast<chrono::minutes>(abs(__d) - __h)),
          __s(duration_cast<chrono::seconds>(abs(__d) - __h - __m)),
          __ss(treat_as_floating_point_v<typename precision::rep>
                   ? precision(abs(__d) - __h - __m - __s)
                   : duration_cast<precision>(abs(__d) - __h - __m - __s)) {}
    constexpr bool is_negative() const noexcept { return __negative; }
    constexpr chrono::hours hours() const noexcept { return __h; }
    constexpr chrono::minutes minutes() const noexcept { return __m; }
    constexpr chrono::seconds seconds() const noexcept { return __s; }
    constexpr precision subseconds() const noexcept { return __ss; }
    constexpr explicit operator precision() const noexcept { return to_duration(); }
    constexpr precision to_duration() const noexcept {
        const precision __all = __h + __m + __s + __ss;
        return __negative ? -__all : __all;
    }
};

// [time.12]
constexpr bool is_am(const hours &__h) noexcept { return hours(0) <= __h && __h <= hours(11); }
constexpr bool is_pm(const hours &__h) noexcept { return hours(12) <= __h && __h <= hours(23); }
constexpr hours make12(const hours &__h) noexcept {
    const hours __turned = __h > hours(12) ? __h - hours(12) : __h;
    return __turned == hours(0) ? hours(12) : __turned;
}
constexpr hours make24(const hours &__h, bool __is_pm) noexcept {
    if (__is_pm)
        return __h == hours(12) ? __h : __h + hours(12);
    return __h == hours(12) ? hours(0) : __h;
}

} // namespace chrono
} // namespace std

OM_END_MODEL

#endif
