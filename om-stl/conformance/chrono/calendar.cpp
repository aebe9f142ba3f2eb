// The calendar ([time.cal]).
// standards: 20 23
#include "check.h"
#include <chrono>

using namespace std::chrono;
using namespace std::chrono_literals;

int main() {
    check::section("parts");
    CHECK(year(2024).is_leap());
    CHECK(!year(1900).is_leap());
    CHECK(year(2000).is_leap());
    CHECK(!year(2023).is_leap());
    CHECK(unsigned(month(12) + months(2)) == 2);
    CHECK(unsigned(month(1) - months(1)) == 12);
    CHECK(month(13).ok() == false);
    CHECK(day(31).ok());
    CHECK(!day(32).ok());
    CHECK(January < December);
    CHECK(Monday + days(7) == Monday);
    CHECK(Sunday - days(1) == Saturday);
    CHECK((Monday - Sunday).count() == 1);
    CHECK(Sunday.c_encoding() == 0);
    CHECK(Sunday.iso_encoding() == 7);
    CHECK(weekday(7) == Sunday);

    check::section("dates");
    constexpr year_month_day leap = 2024y / February / 29;
    CHECK(leap.ok());
    CHECK(!(2023y / February / 29).ok());
    CHECK((2024y / 2 / last).day() == day(29));
    CHECK(year_month_day(2024y / February / last) == leap);
    CHECK(sys_days(leap).time_since_epoch().count() == 19782);
    CHECK(year_month_day(sys_days(days(0))) == 1970y / 1 / 1);
    CHECK(year_month_day(sys_days(days(-1))) == 1969y / 12 / 31);
    CHECK(sys_days(2000y / 3 / 1) - sys_days(2000y / 2 / 28) == days(2));
    CHECK(weekday(sys_days(leap)) == Thursday);
    CHECK(leap + years(1) == 2025y / 2 / 29);
    CHECK(leap + months(1) == 2024y / 3 / 29);
    CHECK(leap < 2024y / March / 1);
    CHECK(year_month_day(2024y / 3 / Monday[1]) == 2024y / 3 / 4);
    CHECK(year_month_day(2024y / 3 / Sunday[last]) == 2024y / 3 / 31);
    CHECK((2024y / 3).year() == 2024y);
    CHECK(2024y / 1 + months(12) == 2025y / 1);
    static_assert(sys_days(leap).time_since_epoch() == days(19782));

    check::section("time of day");
    hh_mm_ss clock(3661s + 250ms);
    CHECK(clock.hours() == 1h);
    CHECK(clock.minutes() == 1min);
    CHECK(clock.seconds() == 1s);
    CHECK(clock.subseconds() == 250ms);
    CHECK(!clock.is_negative());
    CHECK(hh_mm_ss(-1s).is_negative());
    CHECK(clock.to_duration() == 3661250ms);
    CHECK(is_am(11h));
    CHECK(is_pm(12h));
    CHECK(make12(0h) == 12h);
    CHECK(make12(13h) == 1h);
    CHECK(make24(12h, false) == 0h);
    CHECK(make24(1h, true) == 13h);
    return check::done();
}
