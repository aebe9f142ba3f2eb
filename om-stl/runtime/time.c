/* <time.h> (C11 7.27): clocks and calendar dates, in UTC; strftime is in time_format.c.
 *
 * While verifying, a clock shows any time that a running program can see, and never goes back. Executing is repeatable: the clocks
 * start at the beginning of the year 2000 and advance a microsecond with every question. The local time
 * zone is UTC, which is what an empty environment says; while verifying the verdict says so.
 */
#include "model.h"
#include <errno.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

#define NANOSECONDS 1000000000

/* No program has run for 285 years, and no calendar is asked for a time 34,000 years from now: a deadline is
 * not out of range because of that. */
#define MOST_TICKS ((int64_t)1 << 53)
#define MOST_SECONDS ((int64_t)1 << 40)

/* No clock shows a later time than this: nanoseconds since the epoch, in the year 2116. A deadline is not out of
 * range because of that either. */
#define MOST_NANOSECONDS ((int64_t)1 << 62)

/* The clocks of Linux: those up to CLOCK_TAI but for the number 10, which is no longer in use. */
#define CLOCKS 12

static bool is_clock(clockid_t clock) { return clock >= 0 && clock < CLOCKS && clock != 10; }

/* The last reading of each clock. */
static int64_t last_times[CLOCKS];

/* Nanoseconds since the beginning of a clock. */
static int64_t now(clockid_t clock, const char *name) {
    if (__verify_executing()) {
        static int64_t last_time;
        last_time = last_time == 0 ? INT64_C(946684800) * NANOSECONDS : last_time + 1000;
        return last_time;
    }
    int64_t reading;
    __verify_input(&reading, sizeof reading, name);
    __verify_assume(reading >= last_times[clock] && reading <= MOST_NANOSECONDS);
    last_times[clock] = reading;
    return reading;
}

time_t time(time_t *target) {
    time_t seconds;
    if (__verify_executing()) {
        seconds = now(CLOCK_REALTIME, "time()") / NANOSECONDS;
    } else {
    /* Seconds of their own, so that no division hides them. */
        static time_t last_seconds;
        __verify_input(&seconds, sizeof seconds, "time()");
        __verify_assume(seconds >= last_seconds && seconds <= MOST_SECONDS);
        last_seconds = seconds;
    }
    if (target != NULL) {
        *target = seconds;
    }
    return seconds;
}

clock_t clock(void) {
    static clock_t last;
    if (__verify_executing()) {
        return last++;
    }
    clock_t ticks;
    __verify_input(&ticks, sizeof ticks, "clock()");
  /* C11 7.27.2.1/3: -1 where the time is not available. */
    if (ticks == (clock_t)-1) {
        return ticks;
    }
    __verify_assume(ticks >= last && ticks <= MOST_TICKS);
    last = ticks;
    return ticks;
}

int timespec_get(struct timespec *target, int base) {
    OM_REQUIRES(target != NULL, "timespec_get: the target is a null pointer");
    if (base != TIME_UTC) {
        return 0;
    }
    int64_t reading = now(CLOCK_REALTIME, "timespec_get()");
    target->tv_sec = reading / NANOSECONDS;
    target->tv_nsec = reading % NANOSECONDS;
    return base;
}

/* Whether there is no such clock. Negative numbers stand for the clocks of processes and threads, which may have
 * ended; those that wake a machine are there if it has the hardware. */
static bool unknown_clock(clockid_t clock) {
    bool perhaps = clock < 0 || clock == CLOCK_REALTIME_ALARM || clock == CLOCK_BOOTTIME_ALARM;
    if ((!perhaps && !is_clock(clock)) || (perhaps && om_may())) {
        om_errno = EINVAL;
        return true;
    }
    return false;
}

int clock_gettime(clockid_t clock, struct timespec *target) {
    OM_REQUIRES(target != NULL, "clock_gettime: the target is a null pointer");
    if (unknown_clock(clock)) {
        return -1;
    }
    int64_t reading = now(clock < 0 ? CLOCK_PROCESS_CPUTIME_ID : clock, "clock_gettime()");
    target->tv_sec = reading / NANOSECONDS;
    target->tv_nsec = reading % NANOSECONDS;
    return 0;
}

int clock_getres(clockid_t clock, struct timespec *target) {
    if (unknown_clock(clock)) {
        return -1;
    }
    if (target != NULL) {
        *target = (struct timespec){0, 1};
        if (!__verify_executing()) {
            __verify_havoc(target, sizeof *target);
            __verify_assume(target->tv_sec == 0 && target->tv_nsec > 0 && target->tv_nsec < NANOSECONDS);
        }
    }
    return 0;
}

/* Only a privileged process may, and only some clocks. */
int clock_settime(clockid_t clock, const struct timespec *time) {
    OM_REQUIRES(time != NULL, "clock_settime: the time is a null pointer");
    if (unknown_clock(clock)) {
        return -1;
    }
    if (time->tv_sec < 0 || time->tv_nsec < 0 || time->tv_nsec >= NANOSECONDS) {
        om_errno = EINVAL;
        return -1;
    }
    if (__verify_executing() || om_may()) {
        om_errno = clock == CLOCK_REALTIME ? EPERM : EINVAL;
        return -1;
    }
    if (is_clock(clock)) {
        last_times[clock] = 0;
    }
    return 0;
}

int gettimeofday(struct timeval *restrict target, void *restrict zone) {
    (void)zone;
    OM_REQUIRES(target != NULL, "gettimeofday: the target is a null pointer");
    int64_t reading = now(CLOCK_REALTIME, "gettimeofday()") / 1000;
    target->tv_sec = reading / 1000000;
    target->tv_usec = reading % 1000000;
    return 0;
}

int nanosleep(const struct timespec *duration, struct timespec *left) {
    OM_REQUIRES(duration != NULL, "nanosleep: the duration is a null pointer");
    if (duration->tv_sec < 0 || duration->tv_nsec < 0 || duration->tv_nsec >= NANOSECONDS) {
        om_errno = EINVAL;
        return -1;
    }
    if (om_may()) {
        if (left != NULL) {
            *left = *duration;
        }
        om_errno = EINTR;
        return -1;
    }
    return 0;
}

double difftime(time_t later, time_t earlier) {
  /* Exact before it is rounded: the difference of two 64-bit numbers may take 65 bits. */
    if (later >= earlier) {
        return (double)((uint64_t)later - (uint64_t)earlier);
    }
    return -(double)((uint64_t)earlier - (uint64_t)later);
}

/* Dates. Years are counted from March, so that the leap day is the last; 146097 days are 400 years. */

#define ERA_DAYS 146097

static int64_t floor_divide(int64_t value, int64_t divisor) {
    return value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor);
}

/* Days since the epoch of the first of a month, counted from 0; the month may be any number. */
static int64_t days_before(int64_t year, int64_t month) {
    year += floor_divide(month, 12);
    month -= floor_divide(month, 12) * 12;
    int64_t from_march = (month + 10) % 12;
    year -= month < 2;
    int64_t era = floor_divide(year, 400);
    int64_t year_of_era = year - era * 400;
    int64_t day_of_year = (153 * from_march + 2) / 5;
    return era * ERA_DAYS + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719468;
}

static bool is_leap(int64_t year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

/* What the GNU library calls the zone of gmtime, and the local one where that is UTC. */
static char greenwich[] = "GMT", local_name[] = "UTC";

/* A date that is not known: each field in its range, the ones that depend on each other free. */
static struct tm *any_date(int64_t moment, struct tm *date) {
  /* The years that an int has. */
    if (moment > INT64_C(67768036191676799) || moment < INT64_C(-67768040609740800)) {
        om_errno = EOVERFLOW;
        return NULL;
    }
    __verify_assumed("gmtime, localtime: any date for a time that is not known");
    __verify_havoc(date, sizeof *date);
    __verify_assume(date->tm_sec >= 0 && date->tm_sec <= 60);
    __verify_assume(date->tm_min >= 0 && date->tm_min <= 59);
    __verify_assume(date->tm_hour >= 0 && date->tm_hour <= 23);
    __verify_assume(date->tm_mday >= 1 && date->tm_mday <= 31);
    __verify_assume(date->tm_mon >= 0 && date->tm_mon <= 11);
    __verify_assume(date->tm_wday >= 0 && date->tm_wday <= 6);
    __verify_assume(date->tm_yday >= 0 && date->tm_yday <= 365);
    date->tm_isdst = 0;
    date->tm_gmtoff = 0;
    date->tm_zone = greenwich;
    return date;
}

struct tm *gmtime_r(const time_t *restrict time, struct tm *restrict date) {
    OM_REQUIRES(time != NULL, "gmtime: the pointer to the time is null");
    OM_REQUIRES(date != NULL, "gmtime_r: the pointer to the date is null");
    int64_t moment = *time;
    if (!__verify_concrete(&moment, sizeof moment)) {
        return any_date(moment, date);
    }
    int64_t days = floor_divide(moment, 86400);
    int64_t seconds = moment - days * 86400;
    int64_t shifted = days + 719468;
    int64_t era = floor_divide(shifted, ERA_DAYS);
    int64_t day_of_era = shifted - era * ERA_DAYS;
    int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    int64_t from_march = (5 * day_of_year + 2) / 153;
    int64_t month = (from_march + 2) % 12;
    int64_t year = year_of_era + era * 400 + (month < 2);
    if (year - 1900 > INT_MAX || year - 1900 < INT_MIN) {
        om_errno = EOVERFLOW;
        return NULL;
    }
    *date = (struct tm){
        .tm_sec = (int)(seconds % 60),
        .tm_min = (int)(seconds / 60 % 60),
        .tm_hour = (int)(seconds / 3600),
        .tm_mday = (int)(day_of_year - (153 * from_march + 2) / 5 + 1),
        .tm_mon = (int)month,
        .tm_year = (int)(year - 1900),
      /* The epoch was a Thursday. */
        .tm_wday = (int)(days + 4 - floor_divide(days + 4, 7) * 7),
        .tm_yday = (int)(days - days_before(year, 0)),
        .tm_zone = greenwich,
    };
    return date;
}

static struct tm shared_date;

struct tm *gmtime(const time_t *time) { return gmtime_r(time, &shared_date); }

struct tm *localtime_r(const time_t *restrict time, struct tm *restrict date) {
    if (!__verify_executing()) {
        __verify_assumed("localtime: the local time zone is UTC");
    }
    if (gmtime_r(time, date) == NULL) {
        return NULL;
    }
    date->tm_zone = local_name;
    return date;
}

struct tm *localtime(const time_t *time) { return localtime_r(time, &shared_date); }

/* The fields may be outside their ranges; they are brought back into them. */
time_t timegm(struct tm *date) {
    OM_REQUIRES(date != NULL, "mktime: the pointer to the date is null");
    int64_t days = days_before((int64_t)date->tm_year + 1900, date->tm_mon) + date->tm_mday - 1;
    int64_t seconds = date->tm_sec + (int64_t)date->tm_min * 60 + (int64_t)date->tm_hour * 3600;
    time_t time = days * 86400 + seconds;
    struct tm normal;
    if (gmtime_r(&time, &normal) == NULL) {
        return -1;
    }
    *date = normal;
    return time;
}

time_t mktime(struct tm *date) {
    if (!__verify_executing()) {
        __verify_assumed("mktime: the local time zone is UTC");
    }
    time_t time = timegm(date);
    date->tm_zone = local_name;
    return time;
}

time_t timelocal(struct tm *date) { return mktime(date); }

/* The zone's variables. */

char *tzname[2] = {local_name, local_name};
int daylight;
long timezone;

void tzset(void) {}

int dysize(int year) { return is_leap(year) ? 366 : 365; }
