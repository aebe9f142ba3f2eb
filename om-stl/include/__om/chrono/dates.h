// Dates put together from their fields ([time.cal.md] to [time.cal.operators], C++20).
#ifndef OM_CHRONO_DATES_H
#define OM_CHRONO_DATES_H

#include <__om/chrono/calendar.h>

OM_BEGIN_MODEL

namespace __om {

constexpr unsigned days_in_month(int __year, unsigned __month) {
    const bool __leap = __year % 4 == 0 && (__year % 100 != 0 || __year % 400 == 0);
    return __month == 2 ? (__leap ? 29 : 28) : __month == 4 || __month == 6 || __month == 9 || __month == 11 ? 30 : 31;
}

// Days from 1970-01-01 to a day of the proleptic Gregorian calendar: whole years since the year zero, which
// begin in March so that a leap day is the last one, then whole months, then days.
constexpr long days_from_civil(int __year, unsigned __month, unsigned __day) {
    const long __y = static_cast<long>(__year) - (__month <= 2 ? 1 : 0);
    const long __era = (__y >= 0 ? __y : __y - 399) / 400;
    const long __year_of_era = __y - __era * 400;
    const long __shifted = static_cast<long>(__month) + (__month > 2 ? -3 : 9);
    const long __day_of_year = (153 * __shifted + 2) / 5 + static_cast<long>(__day) - 1;
    return __era * 146097 + __year_of_era * 365 + __year_of_era / 4 - __year_of_era / 100 + __day_of_year - 719468;
}
struct civil_date {
    int __year;
    unsigned __month;
    unsigned __day;
};
constexpr civil_date civil_from_days(long __days) {
    const long __z = __days + 719468;
    const long __era = (__z >= 0 ? __z : __z - 146096) / 146097;
    const long __day_of_era = __z - __era * 146097;
    const long __year_of_era =
        (__day_of_era - __day_of_era / 1460 + __day_of_era / 36524 - __day_of_era / 146096) / 365;
    const long __day_of_year = __day_of_era - (365 * __year_of_era + __year_of_era / 4 - __year_of_era / 100);
    const long __shifted = (5 * __day_of_year + 2) / 153;
    const unsigned __month = static_cast<unsigned>(__shifted < 10 ? __shifted + 3 : __shifted - 9);
    return {static_cast<int>(__year_of_era + __era * 400 + (__month <= 2 ? 1 : 0)), __month,
            static_cast<unsigned>(__day_of_year - (153 * __shifted + 2) / 5 + 1)};
}

} // namespace __om

namespace std {
namespace chrono {

// [time.cal.md]
class month_day {
    chrono::month __m;
    chrono::day __d;

public:
    month_day() = default;
    constexpr month_day(const chrono::month &__month, const chrono::day &__day) noexcept : __m(__month), __d(__day) {}
    constexpr chrono::month month() const noexcept { return __m; }
    constexpr chrono::day day() const noexcept { return __d; }
    constexpr bool ok() const noexcept {
        return __m.ok() && unsigned(__d) >= 1 && unsigned(__d) <= __om::days_in_month(2000, unsigned(__m));
    }
    friend constexpr bool operator==(const month_day &, const month_day &) noexcept = default;
    friend constexpr strong_ordering operator<=>(const month_day &, const month_day &) noexcept = default;
};
// [time.cal.mdlast]
class month_day_last {
    chrono::month __m;

public:
    constexpr explicit month_day_last(const chrono::month &__month) noexcept : __m(__month) {}
    constexpr chrono::month month() const noexcept { return __m; }
    constexpr bool ok() const noexcept { return __m.ok(); }
    friend constexpr bool operator==(const month_day_last &, const month_day_last &) noexcept = default;
    friend constexpr strong_ordering operator<=>(const month_day_last &, const month_day_last &) noexcept = default;
};
// [time.cal.mwd], [time.cal.mwdlast]
class month_weekday {
    chrono::month __m;
    chrono::weekday_indexed __wdi;

public:
    constexpr month_weekday(const chrono::month &__month, const chrono::weekday_indexed &__w) noexcept
        : __m(__month), __wdi(__w) {}
    constexpr chrono::month month() const noexcept { return __m; }
    constexpr chrono::weekday_indexed weekday_indexed() const noexcept { return __wdi; }
    constexpr bool ok() const noexcept { return __m.ok() && __wdi.ok(); }
    friend constexpr bool operator==(const month_weekday &, const month_weekday &) noexcept = default;
};
class month_weekday_last {
    chrono::month __m;
    chrono::weekday_last __wdl;

public:
    constexpr month_weekday_last(const chrono::month &__month, const chrono::weekday_last &__w) noexcept
        : __m(__month), __wdl(__w) {}
    constexpr chrono::month month() const noexcept { return __m; }
    constexpr chrono::weekday_last weekday_last() const noexcept { return __wdl; }
    constexpr bool ok() const noexcept { return __m.ok() && __wdl.ok(); }
    friend constexpr bool operator==(const month_weekday_last &, const month_weekday_last &) noexcept = default;
};

// [time.cal.ym]
class year_month {
    chrono::year __y;
    chrono::month __m;

public:
    year_month() = default;
    constexpr year_month(const chrono::year &__year, const chrono::month &__month) noexcept
        : __y(__year), __m(__month) {}
    constexpr chrono::year year() const noexcept { return __y; }
    constexpr chrono::month month() const noexcept { return __m; }
    constexpr year_month &operator+=(const months &__n) noexcept {
        *this = *this + __n;
        return *this;
    }
    constexpr year_month &operator-=(const months &__n) noexcept {
        *this = *this - __n;
        return *this;
    }
    constexpr year_month &operator+=(const years &__n) noexcept {
        __y += __n;
        return *this;
    }
    constexpr year_month &operator-=(const years &__n) noexcept {
        __y -= __n;
        return *this;
    }
    constexpr bool ok() const noexcept { return __y.ok() && __m.ok(); }

    friend constexpr bool operator==(const year_month &, const year_month &) noexcept = default;
    friend constexpr strong_ordering operator<=>(const year_month &, const year_month &) noexcept = default;
    friend constexpr year_month operator+(const year_month &__ym, const months &__n) noexcept {
        const long __month = static_cast<long>(unsigned(__ym.__m)) - 1 + __n.count();
        const long __whole = (__month >= 0 ? __month : __month - 11) / 12;
        return year_month(__ym.__y + years(__whole), chrono::month(static_cast<unsigned>(__month - __whole * 12 + 1)));
    }
    friend constexpr year_month operator+(const months &__n, const year_month &__ym) noexcept { return __ym + __n; }
    friend constexpr year_month operator-(const year_month &__ym, const months &__n) noexcept { return __ym + -__n; }
    friend constexpr months operator-(const year_month &__x, const year_month &__y) noexcept {
        return months((int(__x.year()) - int(__y.year())) * 12 + static_cast<int>(unsigned(__x.month())) -
                      static_cast<int>(unsigned(__y.month())));
    }
    friend constexpr year_month operator+(const year_month &__ym, const years &__n) noexcept {
        return year_month(__ym.__y + __n, __ym.__m);
    }
    friend constexpr year_month operator+(const years &__n, const year_month &__ym) noexcept { return __ym + __n; }
    friend constexpr year_month operator-(const year_month &__ym, const years &__n) noexcept { return __ym + -__n; }
};

// What all dates with a year and a month can be advanced by.
#define OM_DATE_ARITHMETIC(date, rest)                                                                                 \
    constexpr date &operator+=(const months &__n) noexcept {                                                           \
        *this = *this + __n;                                                                                           \
        return *this;                                                                                                  \
    }                                                                                                                  \
    constexpr date &operator-=(const months &__n) noexcept {                                                           \
        *this = *this - __n;                                                                                           \
        return *this;                                                                                                  \
    }                                                                                                                  \
    constexpr date &operator+=(const years &__n) noexcept {                                                            \
        *this = *this + __n;                                                                                           \
        return *this;                                                                                                  \
    }                                                                                                                  \
    constexpr date &operator-=(const years &__n) noexcept {                                                            \
        *this = *this - __n;                                                                                           \
        return *this;                                                                                                  \
    }                                                                                                                  \
    friend constexpr date operator+(const date &__d, const months &__n) noexcept {                                     \
        const chrono::year_month __ym = chrono::year_month(__d.year(), __d.month()) + __n;                             \
        return date(__ym.year(), __ym.month(), __d.rest);                                                              \
    }                                                                                                                  \
    friend constexpr date operator+(const months &__n, const date &__d) noexcept { return __d + __n; }                 \
    friend constexpr date operator-(const date &__d, const months &__n) noexcept { return __d + -__n; }                \
    friend constexpr date operator+(const date &__d, const years &__n) noexcept {                                      \
        return date(__d.year() + __n, __d.month(), __d.rest);                                                          \
    }                                                                                                                  \
    friend constexpr date operator+(const years &__n, const date &__d) noexcept { return __d + __n; }                  \
    friend constexpr date operator-(const date &__d, const years &__n) noexcept { return __d + -__n; }

// [time.cal.ymdlast]
class year_month_day_last {
    chrono::year __y;
    chrono::month_day_last __mdl;

    constexpr year_month_day_last(const chrono::year &__year, const chrono::month &,
                                  const chrono::month_day_last &__m) noexcept
        : __y(__year), __mdl(__m) {}

public:
    constexpr year_month_day_last(const chrono::year &__year, const chrono::month_day_last &__m) noexcept
        : __y(__year), __mdl(__m) {}
    constexpr chrono::year year() const noexcept { return __y; }
    constexpr chrono::month month() const noexcept { return __mdl.month(); }
    constexpr chrono::month_day_last month_day_last() const noexcept { return __mdl; }
    constexpr chrono::day day() const noexcept { return chrono::day(__om::days_in_month(int(__y), unsigned(month()))); }
    constexpr operator sys_days() const noexcept {
        return sys_days(days(__om::days_from_civil(int(__y), unsigned(month()), unsigned(day()))));
    }
    constexpr explicit operator local_days() const noexcept { return local_days(sys_days(*this).time_since_epoch()); }
    constexpr bool ok() const noexcept { return __y.ok() && __mdl.ok(); }
    friend constexpr bool operator==(const year_month_day_last &, const year_month_day_last &) noexcept = default;
    friend constexpr strong_ordering operator<=>(const year_month_day_last &,
                                                 const year_month_day_last &) noexcept = default;
    friend constexpr year_month_day_last operator+(const year_month_day_last &__d, const months &__n) noexcept {
        const chrono::year_month __ym = chrono::year_month(__d.year(), __d.month()) + __n;
        return year_month_day_last(__ym.year(), chrono::month_day_last(__ym.month()));
    }
    friend constexpr year_month_day_last operator+(const months &__n, const year_month_day_last &__d) noexcept {
        return __d + __n;
    }
    friend constexpr year_month_day_last operator-(const year_month_day_last &__d, const months &__n) noexcept {
        return __d + -__n;
    }
    friend constexpr year_month_day_last operator+(const year_month_day_last &__d, const years &__n) noexcept {
        return year_month_day_last(__d.year() + __n, __d.month_day_last());
    }
    friend constexpr year_month_day_last operator+(const years &__n, const year_month_day_last &__d) noexcept {
        return __d + __n;
    }
    friend constexpr year_month_day_last operator-(const year_month_day_last &__d, const years &__n) noexcept {
        return __d + -__n;
    }
};

// [time.cal.ymd]
class year_month_day {
    chrono::year __y;
    chrono::month __m;
    chrono::day __d;

    static constexpr year_month_day __of_days(long __n) {
        const __om::civil_date __date = __om::civil_from_days(__n);
        return year_month_day(chrono::year(__date.__year), chrono::month(__date.__month), chrono::day(__date.__day));
    }

public:
    year_month_day() = default;
    constexpr year_month_day(const chrono::year &__year, const chrono::month &__month,
                             const chrono::day &__day) noexcept
        : __y(__year), __m(__month), __d(__day) {}
    constexpr year_month_day(const year_month_day_last &__l) noexcept
        : __y(__l.year()), __m(__l.month()), __d(__l.day()) {}
    constexpr year_month_day(const sys_days &__days) noexcept
        : year_month_day(__of_days(__days.time_since_epoch().count())) {}
    constexpr explicit year_month_day(const local_days &__days) noexcept
        : year_month_day(__of_days(__days.time_since_epoch().count())) {}
    constexpr chrono::year year() const noexcept { return __y; }
    constexpr chrono::month month() const noexcept { return __m; }
    constexpr chrono::day day() const noexcept { return __d; }
    constexpr operator sys_days() const noexcept {
        // Days that are not of the month count from its first ([time.cal.ymd.members]).
        return sys_days(days(__om::days_from_civil(int(__y), unsigned(__m), 1) + static_cast<long>(unsigned(__d)) - 1));
    }
    constexpr explicit operator local_days() const noexcept { return local_days(sys_days(*this).time_since_epoch()); }
    constexpr bool ok() const noexcept {
        return __y.ok() && __m.ok() && unsigned(__d) >= 1 &&
               unsigned(__d) <= __om::days_in_month(int(__y), unsigned(__m));
    }
    friend constexpr bool operator==(const year_month_day &, const year_month_day &) noexcept = default;
    friend constexpr strong_ordering operator<=>(const year_month_day &, const year_month_day &) noexcept = default;
    OM_DATE_ARITHMETIC(year_month_day, day())
};

// [time.cal.ymwd]
class year_month_weekday {
    chrono::year __y;
    chrono::month __m;
    chrono::weekday_indexed __wdi;

    static constexpr year_month_weekday __of_days(long __n) {
        const __om::civil_date __date = __om::civil_from_days(__n);
        return year_month_weekday(chrono::year(__date.__year), chrono::month(__date.__month),
                                  chrono::weekday(sys_days(days(__n)))[(__date.__day - 1) / 7 + 1]);
    }

public:
    year_month_weekday() = default;
    constexpr year_month_weekday(const chrono::year &__year, const chrono::month &__month,
                                 const chrono::weekday_indexed &__w) noexcept
        : __y(__year), __m(__month), __wdi(__w) {}
    constexpr year_month_weekday(const sys_days &__days) noexcept
        : year_month_weekday(__of_days(__days.time_since_epoch().count())) {}
    constexpr explicit year_month_weekday(const local_days &__days) noexcept
        : year_month_weekday(__of_days(__days.time_since_epoch().count())) {}
    constexpr chrono::year year() const noexcept { return __y; }
    constexpr chrono::month month() const noexcept { return __m; }
    constexpr chrono::weekday weekday() const noexcept { return __wdi.weekday(); }
    constexpr unsigned index() const noexcept { return __wdi.index(); }
    constexpr chrono::weekday_indexed weekday_indexed() const noexcept { return __wdi; }
    constexpr operator sys_days() const noexcept {
        const sys_days __first(days(__om::days_from_civil(int(__y), unsigned(__m), 1)));
        return __first + (weekday() - chrono::weekday(__first)) + days((static_cast<long>(index()) - 1) * 7);
    }
    constexpr explicit operator local_days() const noexcept { return local_days(sys_days(*this).time_since_epoch()); }
    constexpr bool ok() const noexcept {
        if (!__y.ok() || !__m.ok() || !__wdi.ok())
            return false;
        const sys_days __first(days(__om::days_from_civil(int(__y), unsigned(__m), 1)));
        return static_cast<unsigned>((sys_days(*this) - __first).count()) <
               __om::days_in_month(int(__y), unsigned(__m));
    }
    friend constexpr bool operator==(const year_month_weekday &, const year_month_weekday &) noexcept = default;
    OM_DATE_ARITHMETIC(year_month_weekday, weekday_indexed())
};

// [time.cal.ymwdlast]
class year_month_weekday_last {
    chrono::year __y;
    chrono::month __m;
    chrono::weekday_last __wdl;

public:
    constexpr year_month_weekday_last(const chrono::year &__year, const chrono::month &__month,
                                      const chrono::weekday_last &__w) noexcept
        : __y(__year), __m(__month), __wdl(__w) {}
    constexpr chrono::year year() const noexcept { return __y; }
    constexpr chrono::month month() const noexcept { return __m; }
    constexpr chrono::weekday weekday() const noexcept { return __wdl.weekday(); }
    constexpr chrono::weekday_last weekday_last() const noexcept { return __wdl; }
    constexpr operator sys_days() const noexcept {
        const sys_days __end(
            days(__om::days_from_civil(int(__y), unsigned(__m), __om::days_in_month(int(__y), unsigned(__m)))));
        return __end - (chrono::weekday(__end) - weekday());
    }
    constexpr explicit operator local_days() const noexcept { return local_days(sys_days(*this).time_since_epoch()); }
    constexpr bool ok() const noexcept { return __y.ok() && __m.ok() && __wdl.ok(); }
    friend constexpr bool operator==(const year_month_weekday_last &,
                                     const year_month_weekday_last &) noexcept = default;
    OM_DATE_ARITHMETIC(year_month_weekday_last, weekday_last())
};
#undef OM_DATE_ARITHMETIC

// [time.cal.operators]: dates written with slashes
constexpr year_month operator/(const year &__y, const month &__m) noexcept { return year_month(__y, __m); }
constexpr year_month operator/(const year &__y, int __m) noexcept { return __y / month(static_cast<unsigned>(__m)); }
constexpr month_day operator/(const month &__m, const day &__d) noexcept { return month_day(__m, __d); }
constexpr month_day operator/(const month &__m, int __d) noexcept { return __m / day(static_cast<unsigned>(__d)); }
constexpr month_day operator/(int __m, const day &__d) noexcept { return month(static_cast<unsigned>(__m)) / __d; }
constexpr month_day operator/(const day &__d, const month &__m) noexcept { return __m / __d; }
constexpr month_day operator/(const day &__d, int __m) noexcept { return month(static_cast<unsigned>(__m)) / __d; }
constexpr month_day_last operator/(const month &__m, last_spec) noexcept { return month_day_last(__m); }
constexpr month_day_last operator/(int __m, last_spec) noexcept {
    return month_day_last(month(static_cast<unsigned>(__m)));
}
constexpr month_day_last operator/(last_spec, const month &__m) noexcept { return month_day_last(__m); }
constexpr month_day_last operator/(last_spec, int __m) noexcept {
    return month_day_last(month(static_cast<unsigned>(__m)));
}
constexpr month_weekday operator/(const month &__m, const weekday_indexed &__w) noexcept {
    return month_weekday(__m, __w);
}
constexpr month_weekday operator/(int __m, const weekday_indexed &__w) noexcept {
    return month_weekday(month(static_cast<unsigned>(__m)), __w);
}
constexpr month_weekday operator/(const weekday_indexed &__w, const month &__m) noexcept {
    return month_weekday(__m, __w);
}
constexpr month_weekday operator/(const weekday_indexed &__w, int __m) noexcept {
    return month_weekday(month(static_cast<unsigned>(__m)), __w);
}
constexpr month_weekday_last operator/(const month &__m, const weekday_last &__w) noexcept {
    return month_weekday_last(__m, __w);
}
constexpr month_weekday_last operator/(int __m, const weekday_last &__w) noexcept {
    return month_weekday_last(month(static_cast<unsigned>(__m)), __w);
}
constexpr month_weekday_last operator/(const weekday_last &__w, const month &__m) noexcept {
    return month_weekday_last(__m, __w);
}
constexpr month_weekday_last operator/(const weekday_last &__w, int __m) noexcept {
    return month_weekday_last(month(static_cast<unsigned>(__m)), __w);
}
constexpr year_month_day operator/(const year_month &__ym, const day &__d) noexcept {
    return year_month_day(__ym.year(), __ym.month(), __d);
}
constexpr year_month_day operator/(const year_month &__ym, int __d) noexcept {
    return __ym / day(static_cast<unsigned>(__d));
}
constexpr year_month_day operator/(const year &__y, const month_day &__md) noexcept {
    return year_month_day(__y, __md.month(), __md.day());
}
constexpr year_month_day operator/(int __y, const month_day &__md) noexcept { return year(__y) / __md; }
constexpr year_month_day operator/(const month_day &__md, const year &__y) noexcept { return __y / __md; }
constexpr year_month_day operator/(const month_day &__md, int __y) noexcept { return year(__y) / __md; }
constexpr year_month_day_last operator/(const year_month &__ym, last_spec) noexcept {
    return year_month_day_last(__ym.year(), month_day_last(__ym.month()));
}
constexpr year_month_day_last operator/(const year &__y, const month_day_last &__m) noexcept {
    return year_month_day_last(__y, __m);
}
constexpr year_month_day_last operator/(int __y, const month_day_last &__m) noexcept { return year(__y) / __m; }
constexpr year_month_day_last operator/(const month_day_last &__m, const year &__y) noexcept { return __y / __m; }
constexpr year_month_day_last operator/(const month_day_last &__m, int __y) noexcept { return year(__y) / __m; }
constexpr year_month_weekday operator/(const year_month &__ym, const weekday_indexed &__w) noexcept {
    return year_month_weekday(__ym.year(), __ym.month(), __w);
}
constexpr year_month_weekday operator/(const year &__y, const month_weekday &__m) noexcept {
    return year_month_weekday(__y, __m.month(), __m.weekday_indexed());
}
constexpr year_month_weekday operator/(int __y, const month_weekday &__m) noexcept { return year(__y) / __m; }
constexpr year_month_weekday operator/(const month_weekday &__m, const year &__y) noexcept { return __y / __m; }
constexpr year_month_weekday operator/(const month_weekday &__m, int __y) noexcept { return year(__y) / __m; }
constexpr year_month_weekday_last operator/(const year_month &__ym, const weekday_last &__w) noexcept {
    return year_month_weekday_last(__ym.year(), __ym.month(), __w);
}
constexpr year_month_weekday_last operator/(const year &__y, const month_weekday_last &__m) noexcept {
    return year_month_weekday_last(__y, __m.month(), __m.weekday_last());
}
constexpr year_month_weekday_last operator/(int __y, const month_weekday_last &__m) noexcept { return year(__y) / __m; }
constexpr year_month_weekday_last operator/(const month_weekday_last &__m, const year &__y) noexcept {
    return __y / __m;
}
constexpr year_month_weekday_last operator/(const month_weekday_last &__m, int __y) noexcept { return year(__y) / __m; }

} // namespace chrono
} // namespace std

OM_END_MODEL

#endif
