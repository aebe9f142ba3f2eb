// The clocks ([time.clock]). What time it is the C library says: while a program is verified, any time, and
// for the steady clock no earlier one than before.
#ifndef OM_CHRONO_CLOCKS_H
#define OM_CHRONO_CLOCKS_H

#include <__om/chrono/duration.h>
#include <time.h>

OM_BEGIN_MODEL

namespace __om {

inline long nanoseconds_of(::clockid_t __clock) {
    ::timespec __now;
    ::clock_gettime(__clock, &__now);
    return static_cast<long>(__now.tv_sec) * 1000000000 + static_cast<long>(__now.tv_nsec);
}

} // namespace __om

namespace std {
namespace chrono {

// [time.clock.system]
class system_clock {
public:
    typedef chrono::nanoseconds duration;
    typedef duration::rep rep;
    typedef duration::period period;
    typedef chrono::time_point<system_clock> time_point;
    static constexpr bool is_steady = false;

    static time_point now() noexcept { return time_point(duration(__om::nanoseconds_of(CLOCK_REALTIME))); }
    static ::time_t to_time_t(const time_point &__t) noexcept {
        return static_cast<::time_t>(chrono::duration_cast<chrono::seconds>(__t.time_since_epoch()).count());
    }
    static time_point from_time_t(::time_t __t) noexcept { return time_point(chrono::seconds(static_cast<long>(__t))); }
};

// [time.clock.steady]
class steady_clock {
public:
    typedef chrono::nanoseconds duration;
    typedef duration::rep rep;
    typedef duration::period period;
    typedef chrono::time_point<steady_clock> time_point;
    static constexpr bool is_steady = true;

    static time_point now() noexcept { return time_point(duration(__om::nanoseconds_of(CLOCK_MONOTONIC))); }
};

// [time.clock.hires]
typedef system_clock high_resolution_clock;

#if OM_CXX20
template <class _Duration>
using sys_time = time_point<system_clock, _Duration>;
using sys_seconds = sys_time<seconds>;
using sys_days = sys_time<days>;

// [time.clock.local]
struct local_t {};
template <class _Duration>
using local_time = time_point<local_t, _Duration>;
using local_seconds = local_time<seconds>;
using local_days = local_time<days>;

// [time.clock.file]
struct file_clock {
    typedef chrono::nanoseconds duration;
    typedef duration::rep rep;
    typedef duration::period period;
    typedef chrono::time_point<file_clock> time_point;
    static constexpr bool is_steady = false;

    static time_point now() noexcept { return time_point(duration(__om::nanoseconds_of(CLOCK_REALTIME))); }
    template <class _Duration>
    static sys_time<_Duration> to_sys(const chrono::time_point<file_clock, _Duration> &__t) {
        return sys_time<_Duration>(__t.time_since_epoch());
    }
    template <class _Duration>
    static chrono::time_point<file_clock, _Duration> from_sys(const sys_time<_Duration> &__t) {
        return chrono::time_point<file_clock, _Duration>(__t.time_since_epoch());
    }
};
template <class _Duration>
using file_time = time_point<file_clock, _Duration>;

// [time.traits.is.clock]
template <class _Tp>
    struct is_clock : bool_constant < requires {
    typename _Tp::rep;
    typename _Tp::period;
    typename _Tp::duration;
    typename _Tp::time_point;
    _Tp::is_steady;
    _Tp::now();
}>{};
template <class _Tp>
inline constexpr bool is_clock_v = is_clock<_Tp>::value;
#endif

} // namespace chrono
} // namespace std

OM_END_MODEL

#endif
