// The fields of a date ([time.cal.day] to [time.cal.wdlast], C++20): day, month, year, weekday.
#ifndef OM_CHRONO_CALENDAR_H
#define OM_CHRONO_CALENDAR_H

#include <__om/chrono/clocks.h>

OM_BEGIN_MODEL

namespace std {
namespace chrono {

struct last_spec {
    explicit last_spec() = default;
};
inline constexpr last_spec last{};

// [time.cal.day]
class day {
    unsigned char __d;

public:
    day() = default;
    constexpr explicit day(unsigned __value) noexcept : __d(static_cast<unsigned char>(__value)) {}
    constexpr day &operator++() noexcept {
        ++__d;
        return *this;
    }
    constexpr day operator++(int) noexcept {
        day __before = *this;
        ++__d;
        return __before;
    }
    constexpr day &operator--() noexcept {
        --__d;
        return *this;
    }
    constexpr day operator--(int) noexcept {
        day __before = *this;
        --__d;
        return __before;
    }
    constexpr day &operator+=(const days &__n) noexcept {
        __d = static_cast<unsigned char>(__d + __n.count());
        return *this;
    }
    constexpr day &operator-=(const days &__n) noexcept {
        __d = static_cast<unsigned char>(__d - __n.count());
        return *this;
    }
    constexpr explicit operator unsigned() const noexcept { return __d; }
    constexpr bool ok() const noexcept { return 1 <= __d && __d <= 31; }

    friend constexpr bool operator==(const day &__x, const day &__y) noexcept { return unsigned(__x) == unsigned(__y); }
    friend constexpr strong_ordering operator<=>(const day &__x, const day &__y) noexcept {
        return unsigned(__x) <=> unsigned(__y);
    }
    friend constexpr day operator+(const day &__x, const days &__n) noexcept {
        return day(static_cast<unsigned>(unsigned(__x) + __n.count()));
    }
    friend constexpr day operator+(const days &__n, const day &__x) noexcept { return __x + __n; }
    friend constexpr day operator-(const day &__x, const days &__n) noexcept {
        return day(static_cast<unsigned>(unsigned(__x) - __n.count()));
    }
    friend constexpr days operator-(const day &__x, const day &__y) noexcept {
        return days(static_cast<int>(unsigned(__x)) - static_cast<int>(unsigned(__y)));
    }
};

// [time.cal.month]
class month {
    unsigned char __m;

    // n months later, round the year.
    static constexpr month __turn(unsigned __from, long __n) {
        const long __zero_based = static_cast<long>(__from) - 1 + __n;
        const long __rest = __zero_based % 12;
        return month(static_cast<unsigned>((__rest < 0 ? __rest + 12 : __rest) + 1));
    }

public:
    month() = default;
    constexpr explicit month(unsigned __value) noexcept : __m(static_cast<unsigned char>(__value)) {}
    constexpr month &operator++() noexcept { return *this += months(1); }
    constexpr month operator++(int) noexcept {
        month __before = *this;
        ++*this;
        return __before;
    }
    constexpr month &operator--() noexcept { return *this -= months(1); }
    constexpr month operator--(int) noexcept {
        month __before = *this;
        --*this;
        return __before;
    }
    constexpr month &operator+=(const months &__n) noexcept {
        *this = *this + __n;
        return *this;
    }
    constexpr month &operator-=(const months &__n) noexcept {
        *this = *this - __n;
        return *this;
    }
    constexpr explicit operator unsigned() const noexcept { return __m; }
    constexpr bool ok() const noexcept { return 1 <= __m && __m <= 12; }

    friend constexpr bool operator==(const month &__x, const month &__y) noexcept {
        return unsigned(__x) == unsigned(__y);
    }
    friend constexpr strong_ordering operator<=>(const month &__x, const month &__y) noexcept {
        return unsigned(__x) <=> unsigned(__y);
    }
    friend constexpr month operator+(const month &__x, const months &__n) noexcept {
        return __turn(unsigned(__x), __n.count());
    }
    friend constexpr month operator+(const months &__n, const month &__x) noexcept { return __x + __n; }
    friend constexpr month operator-(const month &__x, const months &__n) noexcept {
        return __turn(unsigned(__x), -__n.count());
    }
    friend constexpr months operator-(const month &__x, const month &__y) noexcept {
        const int __n = static_cast<int>(unsigned(__x)) - static_cast<int>(unsigned(__y));
        return months(__n < 0 ? __n + 12 : __n);
    }
};
inline constexpr month January{1};
inline constexpr month February{2};
inline constexpr month March{3};
inline constexpr month April{4};
inline constexpr month May{5};
inline constexpr month June{6};
inline constexpr month July{7};
inline constexpr month August{8};
inline constexpr month September{9};
inline constexpr month October{10};
inline constexpr month November{11};
inline constexpr month December{12};

// [time.cal.year]
class year {
    short __y;

public:
    year() = default;
    constexpr explicit year(int __value) noexcept : __y(static_cast<short>(__value)) {}
    static constexpr year(min)() noexcept { return year(-32767); }
    static constexpr year(max)() noexcept { return year(32767); }
    constexpr year &operator++() noexcept {
        ++__y;
        return *this;
    }
    constexpr year operator++(int) noexcept {
        year __before = *this;
        ++__y;
        return __before;
    }
    constexpr year &operator--() noexcept {
        --__y;
        return *this;
    }
    constexpr year operator--(int) noexcept {
        year __before = *this;
        --__y;
        return __before;
    }
    constexpr year &operator+=(const years &__n) noexcept {
        __y = static_cast<short>(__y + __n.count());
        return *this;
    }
    constexpr year &operator-=(const years &__n) noexcept {
        __y = static_cast<short>(__y - __n.count());
        return *this;
    }
    constexpr year operator+() const noexcept { return *this; }
    constexpr year operator-() const noexcept { return year(-__y); }
    constexpr bool is_leap() const noexcept { return __y % 4 == 0 && (__y % 100 != 0 || __y % 400 == 0); }
    constexpr explicit operator int() const noexcept { return __y; }
    constexpr bool ok() const noexcept { return __y != -32768; }

    friend constexpr bool operator==(const year &__x, const year &__y) noexcept { return int(__x) == int(__y); }
    friend constexpr strong_ordering operator<=>(const year &__x, const year &__y) noexcept {
        return int(__x) <=> int(__y);
    }
    friend constexpr year operator+(const year &__x, const years &__n) noexcept {
        return year(static_cast<int>(int(__x) + __n.count()));
    }
    friend constexpr year operator+(const years &__n, const year &__x) noexcept { return __x + __n; }
    friend constexpr year operator-(const year &__x, const years &__n) noexcept {
        return year(static_cast<int>(int(__x) - __n.count()));
    }
    friend constexpr years operator-(const year &__x, const year &__y) noexcept { return years(int(__x) - int(__y)); }
};

class weekday_indexed;
class weekday_last;

// [time.cal.wd]
class weekday {
    unsigned char __wd;

    static constexpr unsigned __of_days(long __n) {
        const long __w = (__n + 4) % 7; // the first day of 1970 was a Thursday
        return static_cast<unsigned>(__w < 0 ? __w + 7 : __w);
    }

public:
    weekday() = default;
    constexpr explicit weekday(unsigned __value) noexcept
        : __wd(static_cast<unsigned char>(__value == 7 ? 0 : __value)) {}
    constexpr weekday(const sys_days &__d) noexcept : weekday(__of_days(__d.time_since_epoch().count())) {}
    constexpr explicit weekday(const local_days &__d) noexcept : weekday(__of_days(__d.time_since_epoch().count())) {}
    constexpr weekday &operator++() noexcept { return *this += days(1); }
    constexpr weekday operator++(int) noexcept {
        weekday __before = *this;
        ++*this;
        return __before;
    }
    constexpr weekday &operator--() noexcept { return *this -= days(1); }
    constexpr weekday operator--(int) noexcept {
        weekday __before = *this;
        --*this;
        return __before;
    }
    constexpr weekday &operator+=(const days &__n) noexcept {
        *this = *this + __n;
        return *this;
    }
    constexpr weekday &operator-=(const days &__n) noexcept {
        *this = *this - __n;
        return *this;
    }
    constexpr unsigned c_encoding() const noexcept { return __wd; }
    constexpr unsigned iso_encoding() const noexcept { return __wd == 0 ? 7 : __wd; }
    constexpr bool ok() const noexcept { return __wd <= 6; }
    constexpr weekday_indexed operator[](unsigned __index) const noexcept;
    constexpr weekday_last operator[](last_spec) const noexcept;

    friend constexpr bool operator==(const weekday &__x, const weekday &__y) noexcept {
        return __x.c_encoding() == __y.c_encoding();
    }
    friend constexpr weekday operator+(const weekday &__x, const days &__n) noexcept {
        const long __w = (static_cast<long>(__x.__wd) + __n.count()) % 7;
        return weekday(static_cast<unsigned>(__w < 0 ? __w + 7 : __w));
    }
    friend constexpr weekday operator+(const days &__n, const weekday &__x) noexcept { return __x + __n; }
    friend constexpr weekday operator-(const weekday &__x, const days &__n) noexcept { return __x + -__n; }
    friend constexpr days operator-(const weekday &__x, const weekday &__y) noexcept {
        const int __n = static_cast<int>(__x.__wd) - static_cast<int>(__y.__wd);
        return days(__n < 0 ? __n + 7 : __n);
    }
};
inline constexpr weekday Sunday{0};
inline constexpr weekday Monday{1};
inline constexpr weekday Tuesday{2};
inline constexpr weekday Wednesday{3};
inline constexpr weekday Thursday{4};
inline constexpr weekday Friday{5};
inline constexpr weekday Saturday{6};

// [time.cal.wdidx], [time.cal.wdlast]
class weekday_indexed {
    chrono::weekday __wd;
    unsigned char __index;

public:
    weekday_indexed() = default;
    constexpr weekday_indexed(const chrono::weekday &__w, unsigned __i) noexcept
        : __wd(__w), __index(static_cast<unsigned char>(__i)) {}
    constexpr chrono::weekday weekday() const noexcept { return __wd; }
    constexpr unsigned index() const noexcept { return __index; }
    constexpr bool ok() const noexcept { return __wd.ok() && 1 <= __index && __index <= 5; }
    friend constexpr bool operator==(const weekday_indexed &__x, const weekday_indexed &__y) noexcept {
        return __x.weekday() == __y.weekday() && __x.index() == __y.index();
    }
};
class weekday_last {
    chrono::weekday __wd;

public:
    constexpr explicit weekday_last(const chrono::weekday &__w) noexcept : __wd(__w) {}
    constexpr chrono::weekday weekday() const noexcept { return __wd; }
    constexpr bool ok() const noexcept { return __wd.ok(); }
    friend constexpr bool operator==(const weekday_last &__x, const weekday_last &__y) noexcept {
        return __x.weekday() == __y.weekday();
    }
};
constexpr weekday_indexed weekday::operator[](unsigned __index) const noexcept {
    return weekday_indexed(*this, __index);
}
constexpr weekday_last weekday::operator[](last_spec) const noexcept { return weekday_last(*this); }

} // namespace chrono

inline namespace literals {
inline namespace chrono_literals {

constexpr chrono::day operator""d(unsigned long long __d) noexcept { return chrono::day(static_cast<unsigned>(__d)); }
constexpr chrono::year operator""y(unsigned long long __y) noexcept { return chrono::year(static_cast<int>(__y)); }

} // namespace chrono_literals
} // namespace literals

} // namespace std

OM_END_MODEL

#endif
