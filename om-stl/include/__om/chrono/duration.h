// duration and time_point ([time.duration], [time.point]).
#ifndef OM_CHRONO_DURATION_H
#define OM_CHRONO_DURATION_H

#include <__om/functional/hash_base.h>
#include <__om/three_way.h>
#include <limits>
#include <ratio>
#include <type_traits>

OM_BEGIN_MODEL

namespace std {
namespace chrono {

template <class _Rep, class _Period = ratio<1>>
class duration;
template <class _Clock, class _Duration = typename _Clock::duration>
class time_point;

// [time.traits.is.fp]
template <class _Rep>
struct treat_as_floating_point : is_floating_point<_Rep> {};
#if OM_CXX17
template <class _Rep>
inline constexpr bool treat_as_floating_point_v = treat_as_floating_point<_Rep>::value;
#endif

// [time.traits.duration.values]
template <class _Rep>
struct duration_values {
    static constexpr _Rep zero() noexcept { return _Rep(0); }
    static constexpr _Rep(min)() noexcept { return numeric_limits<_Rep>::lowest(); }
    static constexpr _Rep(max)() noexcept { return (numeric_limits<_Rep>::max)(); }
};

} // namespace chrono
} // namespace std

namespace __om {

template <class _Tp>
struct is_duration : std::false_type {};
template <class _Rep, class _Period>
struct is_duration<std::chrono::duration<_Rep, _Period>> : std::true_type {};

// The greatest period that both are multiples of.
template <class _P1, class _P2>
struct common_period {
    typedef std::ratio<ratio_gcd<_P1::num, _P2::num>::value,
                       ratio_product<_P1::den / ratio_gcd<_P1::den, _P2::den>::value, _P2::den>::value>
        type;
};

template <class _To, class _Period>
struct duration_conversion {
    typedef std::ratio_divide<_Period, typename _To::period> __factor;

    template <class _Rep>
    static constexpr _To convert(_Rep __count) {
        typedef typename std::common_type<typename _To::rep, _Rep, __INTMAX_TYPE__>::type _Common;
        return _To(static_cast<typename _To::rep>(
            __factor::den == 1 && __factor::num == 1 ? static_cast<_Common>(__count)
            : __factor::den == 1 ? static_cast<_Common>(__count) * static_cast<_Common>(__factor::num)
            : __factor::num == 1 ? static_cast<_Common>(__count) / static_cast<_Common>(__factor::den)
                                 : static_cast<_Common>(__count) * static_cast<_Common>(__factor::num) /
                                       static_cast<_Common>(__factor::den)));
    }
};

} // namespace __om

namespace std {

// [time.traits.specializations]
template <class _Rep1, class _Period1, class _Rep2, class _Period2>
struct common_type<chrono::duration<_Rep1, _Period1>, chrono::duration<_Rep2, _Period2>> {
    typedef chrono::duration<typename common_type<_Rep1, _Rep2>::type,
                             typename __om::common_period<typename _Period1::type, typename _Period2::type>::type::type>
        type;
};
template <class _Clock, class _Duration1, class _Duration2>
struct common_type<chrono::time_point<_Clock, _Duration1>, chrono::time_point<_Clock, _Duration2>> {
    typedef chrono::time_point<_Clock, typename common_type<_Duration1, _Duration2>::type> type;
};

namespace chrono {

// [time.duration.cast]
template <class _To, class _Rep, class _Period>
constexpr typename enable_if<__om::is_duration<_To>::value, _To>::type
duration_cast(const duration<_Rep, _Period> &__d) {
    return __om::duration_conversion<_To, _Period>::convert(__d.count());
}

// [time.duration]
template <class _Rep, class _Period>
class duration {
    static_assert(!__om::is_duration<_Rep>::value, "duration of durations");
    static_assert(_Period::num > 0, "duration with a period that is not positive");

    _Rep __count;

public:
    typedef _Rep rep;
    typedef typename _Period::type period;

    // [time.duration.cons]
    constexpr duration() = default;
    template <class _Rep2,
              typename enable_if<is_convertible<const _Rep2 &, _Rep>::value &&
                                     (treat_as_floating_point<_Rep>::value || !treat_as_floating_point<_Rep2>::value),
                                 int>::type = 0>
    constexpr explicit duration(const _Rep2 &__r) : __count(static_cast<_Rep>(__r)) {}
    template <class _Rep2, class _Period2,
              typename enable_if<is_convertible<_Rep2, _Rep>::value && (treat_as_floating_point<_Rep>::value ||
                                                                        (ratio_divide<_Period2, _Period>::den == 1 &&
                                                                         !treat_as_floating_point<_Rep2>::value)),
                                 int>::type = 0>
    constexpr duration(const duration<_Rep2, _Period2> &__d) : __count(chrono::duration_cast<duration>(__d).count()) {}
    duration(const duration &) = default;
    duration &operator=(const duration &) = default;

    constexpr _Rep count() const { return __count; }

    // [time.duration.arithmetic]
    constexpr typename common_type<duration>::type operator+() const {
        return typename common_type<duration>::type(*this);
    }
    constexpr typename common_type<duration>::type operator-() const {
        return typename common_type<duration>::type(-__count);
    }
    OM_CONSTEXPR17 duration &operator++() {
        ++__count;
        return *this;
    }
    OM_CONSTEXPR17 duration operator++(int) { return duration(__count++); }
    OM_CONSTEXPR17 duration &operator--() {
        --__count;
        return *this;
    }
    OM_CONSTEXPR17 duration operator--(int) { return duration(__count--); }
    OM_CONSTEXPR17 duration &operator+=(const duration &__d) {
        __count += __d.count();
        return *this;
    }
    OM_CONSTEXPR17 duration &operator-=(const duration &__d) {
        __count -= __d.count();
        return *this;
    }
    OM_CONSTEXPR17 duration &operator*=(const _Rep &__r) {
        __count *= __r;
        return *this;
    }
    OM_CONSTEXPR17 duration &operator/=(const _Rep &__r) {
        __count /= __r;
        return *this;
    }
    template <class _Late = _Rep, typename enable_if<!treat_as_floating_point<_Late>::value, int>::type = 0>
    OM_CONSTEXPR17 duration &operator%=(const _Rep &__r) {
        __count %= __r;
        return *this;
    }
    template <class _Late = _Rep, typename enable_if<!treat_as_floating_point<_Late>::value, int>::type = 0>
    OM_CONSTEXPR17 duration &operator%=(const duration &__d) {
        __count %= __d.count();
        return *this;
    }

    // [time.duration.special]
    static constexpr duration zero() noexcept { return duration(duration_values<_Rep>::zero()); }
    static constexpr duration(min)() noexcept { return duration((duration_values<_Rep>::min)()); }
    static constexpr duration(max)() noexcept { return duration((duration_values<_Rep>::max)()); }
};

// [time.duration.nonmember]
template <class _R1, class _P1, class _R2, class _P2>
constexpr typename common_type<duration<_R1, _P1>, duration<_R2, _P2>>::type operator+(const duration<_R1, _P1> &__x,
                                                                                       const duration<_R2, _P2> &__y) {
    typedef typename common_type<duration<_R1, _P1>, duration<_R2, _P2>>::type _Common;
    return _Common(_Common(__x).count() + _Common(__y).count());
}
template <class _R1, class _P1, class _R2, class _P2>
constexpr typename common_type<duration<_R1, _P1>, duration<_R2, _P2>>::type operator-(const duration<_R1, _P1> &__x,
                                                                                       const duration<_R2, _P2> &__y) {
    typedef typename common_type<duration<_R1, _P1>, duration<_R2, _P2>>::type _Common;
    return _Common(_Common(__x).count() - _Common(__y).count());
}

} // namespace chrono
} // namespace std

namespace __om {

// The duration that a number times, or a duration over a number, gives.
template <class _Rep1, class _Period, class _Rep2>
struct scaled_duration {
    typedef typename std::common_type<_Rep1, _Rep2>::type __rep;
    typedef std::chrono::duration<__rep, _Period> type;
};
template <class _Rep1, class _Rep2,
          bool = std::is_convertible<const _Rep2 &, typename std::common_type<_Rep1, _Rep2>::type>::value>
struct scales_duration : std::true_type {};
template <class _Rep1, class _Rep2>
struct scales_duration<_Rep1, _Rep2, false> : std::false_type {};

} // namespace __om

namespace std {
namespace chrono {

template <
    class _Rep1, class _Period, class _Rep2,
    typename enable_if<!__om::is_duration<_Rep2>::value && __om::scales_duration<_Rep1, _Rep2>::value, int>::type = 0>
constexpr typename __om::scaled_duration<_Rep1, _Period, _Rep2>::type operator*(const duration<_Rep1, _Period> &__d,
                                                                                const _Rep2 &__s) {
    typedef typename __om::scaled_duration<_Rep1, _Period, _Rep2>::type _Result;
    return _Result(_Result(__d).count() * __s);
}
template <
    class _Rep1, class _Rep2, class _Period,
    typename enable_if<!__om::is_duration<_Rep1>::value && __om::scales_duration<_Rep2, _Rep1>::value, int>::type = 0>
constexpr typename __om::scaled_duration<_Rep2, _Period, _Rep1>::type operator*(const _Rep1 &__s,
                                                                                const duration<_Rep2, _Period> &__d) {
    return __d * __s;
}
template <
    class _Rep1, class _Period, class _Rep2,
    typename enable_if<!__om::is_duration<_Rep2>::value && __om::scales_duration<_Rep1, _Rep2>::value, int>::type = 0>
constexpr typename __om::scaled_duration<_Rep1, _Period, _Rep2>::type operator/(const duration<_Rep1, _Period> &__d,
                                                                                const _Rep2 &__s) {
    typedef typename __om::scaled_duration<_Rep1, _Period, _Rep2>::type _Result;
    return _Result(_Result(__d).count() / __s);
}
template <class _R1, class _P1, class _R2, class _P2>
constexpr typename common_type<_R1, _R2>::type operator/(const duration<_R1, _P1> &__x, const duration<_R2, _P2> &__y) {
    typedef typename common_type<duration<_R1, _P1>, duration<_R2, _P2>>::type _Common;
    return _Common(__x).count() / _Common(__y).count();
}
template <
    class _Rep1, class _Period, class _Rep2,
    typename enable_if<!__om::is_duration<_Rep2>::value && __om::scales_duration<_Rep1, _Rep2>::value, int>::type = 0>
constexpr typename __om::scaled_duration<_Rep1, _Period, _Rep2>::type operator%(const duration<_Rep1, _Period> &__d,
                                                                                const _Rep2 &__s) {
    typedef typename __om::scaled_duration<_Rep1, _Period, _Rep2>::type _Result;
    return _Result(_Result(__d).count() % __s);
}
template <class _R1, class _P1, class _R2, class _P2>
constexpr typename common_type<duration<_R1, _P1>, duration<_R2, _P2>>::type operator%(const duration<_R1, _P1> &__x,
                                                                                       const duration<_R2, _P2> &__y) {
    typedef typename common_type<duration<_R1, _P1>, duration<_R2, _P2>>::type _Common;
    return _Common(_Common(__x).count() % _Common(__y).count());
}

// [time.duration.comparisons]
#define OM_DURATION_COMPARISON(op, expression)                                                                         \
    template <class _R1, class _P1, class _R2, class _P2>                                                              \
    constexpr bool operator op(const duration<_R1, _P1> &__x, const duration<_R2, _P2> &__y) {                         \
        typedef typename common_type<duration<_R1, _P1>, duration<_R2, _P2>>::type _Common;                            \
        return expression;                                                                                             \
    }
OM_DURATION_COMPARISON(==, _Common(__x).count() == _Common(__y).count())
#if !OM_CXX20
OM_DURATION_COMPARISON(!=, _Common(__x).count() != _Common(__y).count())
#endif
OM_DURATION_COMPARISON(<, _Common(__x).count() < _Common(__y).count())
OM_DURATION_COMPARISON(>, _Common(__y).count() < _Common(__x).count())
OM_DURATION_COMPARISON(<=, !(_Common(__y).count() < _Common(__x).count()))
OM_DURATION_COMPARISON(>=, !(_Common(__x).count() < _Common(__y).count()))
#undef OM_DURATION_COMPARISON
#if OM_CXX20
template <class _R1, class _P1, class _R2, class _P2>
    requires three_way_comparable<typename common_type<_R1, _R2>::type>
constexpr auto operator<=>(const duration<_R1, _P1> &__x, const duration<_R2, _P2> &__y) {
    typedef typename common_type<duration<_R1, _P1>, duration<_R2, _P2>>::type _Common;
    return _Common(__x).count() <=> _Common(__y).count();
}
#endif

// [time.syn]
typedef duration<long, nano> nanoseconds;
typedef duration<long, micro> microseconds;
typedef duration<long, milli> milliseconds;
typedef duration<long> seconds;
typedef duration<long, ratio<60>> minutes;
typedef duration<long, ratio<3600>> hours;
#if OM_CXX20
typedef duration<long, ratio<86400>> days;
typedef duration<long, ratio<604800>> weeks;
typedef duration<long, ratio<31556952>> years;
typedef duration<long, ratio<2629746>> months;
#endif

#if OM_CXX17
// [time.duration.cast], [time.duration.alg]
template <class _To, class _Rep, class _Period>
constexpr enable_if_t<__om::is_duration<_To>::value, _To> floor(const duration<_Rep, _Period> &__d) {
    const _To __t = chrono::duration_cast<_To>(__d);
    return __t > __d ? __t - _To{1} : __t;
}
template <class _To, class _Rep, class _Period>
constexpr enable_if_t<__om::is_duration<_To>::value, _To> ceil(const duration<_Rep, _Period> &__d) {
    const _To __t = chrono::duration_cast<_To>(__d);
    return __t < __d ? __t + _To{1} : __t;
}
template <class _To, class _Rep, class _Period>
constexpr enable_if_t<__om::is_duration<_To>::value && !treat_as_floating_point_v<typename _To::rep>, _To>
round(const duration<_Rep, _Period> &__d) {
    const _To __below = chrono::floor<_To>(__d);
    const _To __above = __below + _To{1};
    const auto __from_below = __d - __below;
    const auto __to_above = __above - __d;
    if (__from_below == __to_above)
        return __below.count() & 1 ? __above : __below;
    return __from_below < __to_above ? __below : __above;
}
template <class _Rep, class _Period>
constexpr enable_if_t<numeric_limits<_Rep>::is_signed, duration<_Rep, _Period>> abs(duration<_Rep, _Period> __d) {
    return __d >= __d.zero() ? __d : -__d;
}
#endif

// [time.point]
template <class _Clock, class _Duration>
class time_point {
    static_assert(__om::is_duration<_Duration>::value, "time_point counts a duration");

    _Duration __since_epoch;

public:
    typedef _Clock clock;
    typedef _Duration duration;
    typedef typename _Duration::rep rep;
    typedef typename _Duration::period period;

    constexpr time_point() : __since_epoch(_Duration::zero()) {}
    constexpr explicit time_point(const _Duration &__d) : __since_epoch(__d) {}
    template <class _Duration2, typename enable_if<is_convertible<_Duration2, _Duration>::value, int>::type = 0>
    constexpr time_point(const time_point<_Clock, _Duration2> &__t) : __since_epoch(__t.time_since_epoch()) {}

    constexpr _Duration time_since_epoch() const { return __since_epoch; }
#if OM_CXX20
    constexpr time_point &operator++() {
        ++__since_epoch;
        return *this;
    }
    constexpr time_point operator++(int) { return time_point(__since_epoch++); }
    constexpr time_point &operator--() {
        --__since_epoch;
        return *this;
    }
    constexpr time_point operator--(int) { return time_point(__since_epoch--); }
#endif
    OM_CONSTEXPR17 time_point &operator+=(const _Duration &__d) {
        __since_epoch += __d;
        return *this;
    }
    OM_CONSTEXPR17 time_point &operator-=(const _Duration &__d) {
        __since_epoch -= __d;
        return *this;
    }
    static constexpr time_point(min)() noexcept { return time_point((_Duration::min)()); }
    static constexpr time_point(max)() noexcept { return time_point((_Duration::max)()); }
};

// [time.point.nonmember]
template <class _Clock, class _Duration1, class _Rep2, class _Period2>
constexpr time_point<_Clock, typename common_type<_Duration1, duration<_Rep2, _Period2>>::type>
operator+(const time_point<_Clock, _Duration1> &__t, const duration<_Rep2, _Period2> &__d) {
    typedef typename common_type<_Duration1, duration<_Rep2, _Period2>>::type _Common;
    return time_point<_Clock, _Common>(__t.time_since_epoch() + __d);
}
template <class _Rep1, class _Period1, class _Clock, class _Duration2>
constexpr time_point<_Clock, typename common_type<duration<_Rep1, _Period1>, _Duration2>::type>
operator+(const duration<_Rep1, _Period1> &__d, const time_point<_Clock, _Duration2> &__t) {
    return __t + __d;
}
template <class _Clock, class _Duration1, class _Rep2, class _Period2>
constexpr time_point<_Clock, typename common_type<_Duration1, duration<_Rep2, _Period2>>::type>
operator-(const time_point<_Clock, _Duration1> &__t, const duration<_Rep2, _Period2> &__d) {
    typedef typename common_type<_Duration1, duration<_Rep2, _Period2>>::type _Common;
    return time_point<_Clock, _Common>(__t.time_since_epoch() - __d);
}
template <class _Clock, class _Duration1, class _Duration2>
constexpr typename common_type<_Duration1, _Duration2>::type operator-(const time_point<_Clock, _Duration1> &__x,
                                                                       const time_point<_Clock, _Duration2> &__y) {
    return __x.time_since_epoch() - __y.time_since_epoch();
}

// [time.point.comparisons]
#define OM_TIME_COMPARISON(op)                                                                                         \
    template <class _Clock, class _Duration1, class _Duration2>                                                        \
    constexpr bool operator op(const time_point<_Clock, _Duration1> &__x, const time_point<_Clock, _Duration2> &__y) { \
        return __x.time_since_epoch() op __y.time_since_epoch();                                                       \
    }
OM_TIME_COMPARISON(==)
#if !OM_CXX20
OM_TIME_COMPARISON(!=)
#endif
OM_TIME_COMPARISON(<)
OM_TIME_COMPARISON(>)
OM_TIME_COMPARISON(<=)
OM_TIME_COMPARISON(>=)
#undef OM_TIME_COMPARISON
#if OM_CXX20
template <class _Clock, class _Duration1, three_way_comparable_with<_Duration1> _Duration2>
constexpr auto operator<=>(const time_point<_Clock, _Duration1> &__x, const time_point<_Clock, _Duration2> &__y) {
    return __x.time_since_epoch() <=> __y.time_since_epoch();
}
#endif

// [time.point.cast]
template <class _To, class _Clock, class _Duration>
constexpr typename enable_if<__om::is_duration<_To>::value, time_point<_Clock, _To>>::type
time_point_cast(const time_point<_Clock, _Duration> &__t) {
    return time_point<_Clock, _To>(chrono::duration_cast<_To>(__t.time_since_epoch()));
}
#if OM_CXX17
template <class _To, class _Clock, class _Duration>
constexpr time_point<_Clock, _To> floor(const time_point<_Clock, _Duration> &__t) {
    return time_point<_Clock, _To>(chrono::floor<_To>(__t.time_since_epoch()));
}
template <class _To, class _Clock, class _Duration>
constexpr time_point<_Clock, _To> ceil(const time_point<_Clock, _Duration> &__t) {
    return time_point<_Clock, _To>(chrono::ceil<_To>(__t.time_since_epoch()));
}
template <class _To, class _Clock, class _Duration>
constexpr time_point<_Clock, _To> round(const time_point<_Clock, _Duration> &__t) {
    return time_point<_Clock, _To>(chrono::round<_To>(__t.time_since_epoch()));
}
#endif

} // namespace chrono

#if OM_CXX14
// [time.duration.literals]
inline namespace literals {
inline namespace chrono_literals {

constexpr chrono::hours operator""h(unsigned long long __n) { return chrono::hours(static_cast<long>(__n)); }
constexpr chrono::duration<long double, ratio<3600>> operator""h(long double __n) {
    return chrono::duration<long double, ratio<3600>>(__n);
}
constexpr chrono::minutes operator""min(unsigned long long __n) { return chrono::minutes(static_cast<long>(__n)); }
constexpr chrono::duration<long double, ratio<60>> operator""min(long double __n) {
    return chrono::duration<long double, ratio<60>>(__n);
}
constexpr chrono::seconds operator""s(unsigned long long __n) { return chrono::seconds(static_cast<long>(__n)); }
constexpr chrono::duration<long double> operator""s(long double __n) { return chrono::duration<long double>(__n); }
constexpr chrono::milliseconds operator""ms(unsigned long long __n) {
    return chrono::milliseconds(static_cast<long>(__n));
}
constexpr chrono::duration<long double, milli> operator""ms(long double __n) {
    return chrono::duration<long double, milli>(__n);
}
constexpr chrono::microseconds operator""us(unsigned long long __n) {
    return chrono::microseconds(static_cast<long>(__n));
}
constexpr chrono::duration<long double, micro> operator""us(long double __n) {
    return chrono::duration<long double, micro>(__n);
}
constexpr chrono::nanoseconds operator""ns(unsigned long long __n) {
    return chrono::nanoseconds(static_cast<long>(__n));
}
constexpr chrono::duration<long double, nano> operator""ns(long double __n) {
    return chrono::duration<long double, nano>(__n);
}

} // namespace chrono_literals
} // namespace literals

namespace chrono {
using namespace literals::chrono_literals;
}
#endif

} // namespace std

OM_END_MODEL

#endif
