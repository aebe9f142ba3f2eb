/* <time.h>: dates against the real library in UTC, every strftime conversion with its flags. */
#include "compare.h"
#include <time.h>

MODEL(gmtime_r);
MODEL(gmtime);
MODEL(localtime_r);
MODEL(timegm);
MODEL(mktime);
MODEL(difftime);
MODEL(strftime);
MODEL(asctime_r);
MODEL(ctime_r);

static bool same_date(const struct tm *a, const struct tm *b) {
    return a->tm_sec == b->tm_sec && a->tm_min == b->tm_min && a->tm_hour == b->tm_hour && a->tm_mday == b->tm_mday &&
           a->tm_mon == b->tm_mon && a->tm_year == b->tm_year && a->tm_wday == b->tm_wday && a->tm_yday == b->tm_yday &&
           a->tm_isdst == b->tm_isdst;
}

static time_t any_time(int i) {
    switch (i % 4) {
    case 0:
        return (time_t)random_below(2000000000);
    case 1:
        return (time_t)((int64_t)random_bits() >> 28);
    case 2:
        return (time_t)random_below(800) * 86400 + 946684800 - 400 * 86400;
    default:
        return (time_t)((int64_t)random_bits() >> 8);
    }
}

int main(void) {
    setenv("TZ", "UTC0", 1);
    tzset();
    for (int i = 0; i < 200000; i++) {
        time_t time = i == 0 ? 0 : i == 1 ? -1 : any_time(i);
        struct tm a, b;
        struct tm *ra = gmtime_r(&time, &a), *rb = om_gmtime_r(&time, &b);
        COMPARE("gmtime_r",
                (ra == NULL) == (rb == NULL) &&
                    (ra == NULL || (same_date(&a, &b) && strcmp(a.tm_zone, b.tm_zone) == 0)),
                "%ld", (long)time);
        if (ra == NULL || rb == NULL) {
            continue;
        }
        COMPARE("timegm", timegm(&a) == om_timegm(&b), "%ld", (long)time);
        localtime_r(&time, &a);
        om_localtime_r(&time, &b);
        COMPARE("localtime_r", same_date(&a, &b) && strcmp(a.tm_zone, b.tm_zone) == 0, "%ld: %s %s", (long)time,
                a.tm_zone, b.tm_zone);
        time_t other = any_time(i + 1);
        COMPARE("difftime", difftime(time, other) == om_difftime(time, other), "%ld %ld", (long)time, (long)other);
        char one[64], two[64];
        if (a.tm_year > -1900 && a.tm_year < 8000) {
            asctime_r(&a, one);
            om_asctime_r(&a, two);
            COMPARE("asctime_r", strcmp(one, two) == 0, "%ld: %s, not %s", (long)time, two, one);
            ctime_r(&time, one);
            om_ctime_r(&time, two);
            COMPARE("ctime_r", strcmp(one, two) == 0, "%ld", (long)time);
        }
    /* Fields out of their ranges. */
        struct tm loose = {.tm_sec = (int)random_below(200) - 60,
                           .tm_min = (int)random_below(300) - 100,
                           .tm_hour = (int)random_below(100) - 30,
                           .tm_mday = (int)random_below(800) - 400,
                           .tm_mon = (int)random_below(60) - 30,
                           .tm_year = (int)random_below(400) - 100};
        a = b = loose;
        time_t ta = mktime(&a), tb = om_mktime(&b);
        COMPARE("mktime", ta == tb && same_date(&a, &b) && strcmp(a.tm_zone, b.tm_zone) == 0, "%d-%d-%d", loose.tm_year,
                loose.tm_mon, loose.tm_mday);
    }
    static const char conversions[] = "aAbBcCdDeFgGhHIjklmMnpPrRsStTuUVwWxXyYzZ%";
    static const char *const flags[] = {"", "_", "-", "0", "^", "#", "10", "_5", "-5", "07", "^12"};
    for (int i = 0; i < 4000; i++) {
        time_t time = any_time(i % 3);
        struct tm date;
        gmtime_r(&time, &date);
        for (size_t c = 0; c < sizeof conversions - 1; c++) {
            const char *flag = flags[random_below(sizeof flags / sizeof *flags)];
            if (date.tm_year > 8000 || date.tm_year < -1800) {
                continue;
            }
            if (conversions[c] == 'z' && flag[0] != 0) {
        /* No two versions of the real library agree. */
                continue;
            }
            char format[16], one[128] = "", two[128] = "";
            sprintf(format, "<%%%s%c>", flag, conversions[c]);
            size_t a = strftime(one, sizeof one, format, &date), b = om_strftime(two, sizeof two, format, &date);
            COMPARE("strftime", a == b && strcmp(one, two) == 0, "%s at %ld: %s, not %s", format, (long)time, two, one);
            a = strftime(one, 5, format, &date), b = om_strftime(two, 5, format, &date);
            COMPARE("strftime", a == b, "%s at %ld in 5", format, (long)time);
        }
    }
    return finish("time.h");
}
