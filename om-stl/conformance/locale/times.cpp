// Reading times: time_get and get_time ([locale.time.get], [ext.manip]). What is not in the text is not looked at:
// libstdc++ computes the days of the week and the year as well.
// standards: 11 14 17 20 23
#include "check.h"
#include <ctime>
#include <iomanip>
#include <locale>
#include <sstream>

static void print(const char *text, const char *format) {
    std::istringstream in(text);
    std::tm t = std::tm();
    in >> std::get_time(&t, format);
    printf("%s | %s: %d%d %d-%d-%d %d:%d:%d", text, format, in.fail(), in.eof(), t.tm_year, t.tm_mon, t.tm_mday,
           t.tm_hour, t.tm_min, t.tm_sec);
    // How much of a number that is too large is read nobody says.
    printf(" rest %d\n", in.fail() ? -1 : int(in.rdbuf()->in_avail()));
    CHECK(true);
}

int main() {
    check::section("get_time");
    const char *const dates[] = {"2024-02-29", "1999-12-31", "2024-13-01", "2024-00-10",      "2024-1-2",
                                 "24-1-2",     "x",          "2024",       "2024-02-29 rest", "  2024-02-29"};
    for (const char *date : dates)
        print(date, "%Y-%m-%d");
    const char *const times[] = {"12:34:56", "0:0:0",    "23:59:60", "24:00:00", "12:60:00",
                                 "12:34",    "12:34:5x", "12.34.56", "1:2:3"};
    for (const char *time : times) {
        print(time, "%H:%M:%S");
        print(time, "%T");
    }
    print("12:34", "%R");
    print("02/29/24", "%D");
    print("02/29/70", "%m/%d/%y");
    print("Mar 5 2021", "%b %d %Y");
    print("march 5 2021", "%B %d %Y");
    print("MARCH 5 2021", "%b %d %Y");
    print("Marc 5 2021", "%b %d %Y");
    print("May 5", "%b %d");
    print("Tue Mar  2 2021", "%a %b %e %Y");
    print("Tuesday Mar  2 2021", "%A %b %e %Y");
    print("Tuesda Mar  2 2021", "%A %b %e %Y");
    print("01:02:03 PM", "%I:%M:%S %p");
    print("12:02:03 AM", "%I:%M:%S %p");
    print("12:02:03 PM", "%I:%M:%S %p");
    print("13:02:03 PM", "%I:%M:%S %p");
    print("at 5", "AT %H");
    print("5 % 6", "%H %% %M");
    print("5   6", "%H %M");
    print("5 6", "%H%n%M");
    print("", "%H");

    check::section("time_get");
    typedef std::time_get<char> Get;
    const Get &get = std::use_facet<Get>(std::locale::classic());
    const std::istreambuf_iterator<char> end;
    {
        std::istringstream in("12:34:56");
        std::tm t = std::tm();
        std::ios_base::iostate state = std::ios_base::goodbit;
        get.get_time(std::istreambuf_iterator<char>(in), end, in, state, &t);
        CHECK(t.tm_hour == 12 && t.tm_min == 34 && t.tm_sec == 56);
        CHECK(state == std::ios_base::eofbit);
    }
    {
        std::istringstream in("Wednesday");
        std::tm t = std::tm();
        std::ios_base::iostate state = std::ios_base::goodbit;
        get.get_weekday(std::istreambuf_iterator<char>(in), end, in, state, &t);
        CHECK(t.tm_wday == 3);
        CHECK(!(state & std::ios_base::failbit));
    }
    {
        std::istringstream in("Oct x");
        std::tm t = std::tm();
        std::ios_base::iostate state = std::ios_base::goodbit;
        get.get_monthname(std::istreambuf_iterator<char>(in), end, in, state, &t);
        CHECK(t.tm_mon == 9);
        CHECK(state == std::ios_base::goodbit);
    }
    {
        std::istringstream in("59");
        std::tm t = std::tm();
        std::ios_base::iostate state = std::ios_base::goodbit;
        get.get(std::istreambuf_iterator<char>(in), end, in, state, &t, 'M');
        CHECK(t.tm_min == 59);
    }
    return check::done();
}
