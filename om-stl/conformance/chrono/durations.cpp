// Durations, time points and clocks ([time]).
// standards: 11 14 17 20 23
#include "check.h"
#include <chrono>
#include <type_traits>

using namespace std::chrono;

int main() {
    check::section("durations");
    CHECK(seconds(60) == minutes(1));
    CHECK(milliseconds(1500) > seconds(1));
    CHECK(seconds(1) < milliseconds(1001));
    CHECK(hours(1) != minutes(61));
    CHECK(minutes(1) >= seconds(60));
    CHECK(minutes(1) <= seconds(60));
    CHECK((seconds(1) + milliseconds(500)).count() == 1500);
    CHECK((seconds(2) - milliseconds(500)).count() == 1500);
    CHECK((seconds(3) * 2).count() == 6);
    CHECK((2 * seconds(3)).count() == 6);
    CHECK((seconds(7) / 2).count() == 3);
    CHECK(seconds(7) / seconds(2) == 3);
    CHECK((seconds(7) % 4).count() == 3);
    CHECK((seconds(7) % seconds(4)).count() == 3);
    CHECK((-seconds(5)).count() == -5);
    CHECK((+seconds(5)).count() == 5);
    seconds s(10);
    CHECK((s++).count() == 10);
    CHECK((++s).count() == 12);
    CHECK((s--).count() == 12);
    CHECK((--s).count() == 10);
    s += minutes(1);
    CHECK(s.count() == 70);
    s -= seconds(10);
    CHECK(s.count() == 60);
    s *= 2;
    s /= 3;
    CHECK(s.count() == 40);
    s %= 7;
    CHECK(s.count() == 5);
    s %= seconds(3);
    CHECK(s.count() == 2);
    CHECK(seconds::zero().count() == 0);
    CHECK(seconds::max() > seconds(1000000));
    CHECK(seconds::min() < seconds(0));
    CHECK(duration_cast<seconds>(milliseconds(2999)).count() == 2);
    CHECK(duration_cast<minutes>(seconds(-61)).count() == -1);
    CHECK(milliseconds(seconds(3)).count() == 3000);
    CHECK((duration<double>(milliseconds(1500)).count() == 1.5));
    CHECK((duration_cast<milliseconds>(duration<double>(0.25)).count() == 250));
    CHECK((duration<double, std::ratio<60>>(seconds(90)).count() == 1.5));
    CHECK((!std::is_convertible<milliseconds, seconds>::value));
    CHECK((std::is_convertible<seconds, milliseconds>::value));
    CHECK((std::is_same<std::common_type<seconds, milliseconds>::type, milliseconds>::value));
    CHECK((!std::is_convertible<int, seconds>::value));
    CHECK((treat_as_floating_point<double>::value));
    CHECK(nanoseconds(hours(1)).count() == 3600000000000LL);
    CHECK(sizeof(seconds) == 8);

    check::section("points");
    typedef system_clock::time_point Point;
    Point epoch;
    CHECK(epoch.time_since_epoch().count() == 0);
    Point later = epoch + hours(1);
    CHECK(later > epoch);
    CHECK(later - epoch == minutes(60));
    CHECK(later - hours(1) == epoch);
    CHECK(hours(1) + epoch == later);
    later += minutes(1);
    CHECK(later - epoch == minutes(61));
    later -= minutes(61);
    CHECK(later == epoch);
    CHECK(time_point_cast<seconds>(epoch + milliseconds(1999)).time_since_epoch() == seconds(1));
    CHECK(system_clock::to_time_t(epoch) == 0);
    CHECK(system_clock::from_time_t(5) - epoch == seconds(5));
    steady_clock::time_point first = steady_clock::now();
    steady_clock::time_point second = steady_clock::now();
    CHECK(first <= second);
    CHECK(steady_clock::is_steady);
    CHECK(system_clock::now() > epoch);

#if __cplusplus >= 201402L
    check::section("literals");
    using namespace std::chrono_literals;
    CHECK(1h == 60min);
    CHECK(1s == 1000ms);
    CHECK(1ms == 1000us);
    CHECK(1us == 1000ns);
    CHECK(0.5s == 500ms);
#endif
#if __cplusplus >= 201703L
    check::section("rounding");
    CHECK(floor<seconds>(milliseconds(-1)) == seconds(-1));
    CHECK(ceil<seconds>(milliseconds(1)) == seconds(1));
    CHECK(round<seconds>(milliseconds(1500)) == seconds(2));
    CHECK(round<seconds>(milliseconds(2500)) == seconds(2));
    CHECK(round<seconds>(milliseconds(2501)) == seconds(3));
    CHECK(std::chrono::abs(seconds(-3)) == seconds(3));
    static_assert(seconds(1) + seconds(2) == seconds(3));
#endif
    return check::done();
}
