/* <time.h>: dates as text (C11 7.27.3), in the "C" locale. */
#include "model.h"
#include <errno.h>
#include <string.h>
#include <time.h>

static const char *const days[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                     "July",    "August",   "September", "October", "November", "December"};

/* Text that grows; past the room it is only counted. */
struct text {
    char *target;
    size_t room, length;
};

static void put(struct text *text, char character) {
    if (text->length < text->room) {
        text->target[text->length] = character;
    }
    text->length++;
}

/* One directive's flags and width, an extension of the GNU library. */
struct directive {
    char padding;
    bool upper, lower, swapped;
    int width;
    char conversion;
};

static void put_string(struct text *text, const struct directive *directive, const char *string, size_t length) {
    for (int i = (int)length; i < directive->width; i++) {
        put(text, directive->padding == '0' ? '0' : ' ');
    }
    for (size_t i = 0; i < length; i++) {
        char character = string[i];
        if (directive->upper && character >= 'a' && character <= 'z') {
            character -= 32;
        } else if (directive->lower && character >= 'A' && character <= 'Z') {
            character += 32;
        }
        put(text, character);
    }
}

/* A number in at least `digits` digits, padded with `fill` unless the directive says otherwise. */
static void put_number(struct text *text, const struct directive *directive, int64_t value, int digits, char fill) {
    char reversed[24];
    int count = 0;
    uint64_t magnitude = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do {
        reversed[count++] = (char)('0' + magnitude % 10);
        magnitude /= 10;
    } while (magnitude != 0);
    char padding = directive->padding != 0 ? directive->padding : fill;
    int width = directive->width > digits ? directive->width : digits;
    if (padding == '-') {
        width = directive->width;
    }
    bool negative = value < 0;
    if (padding != '0') {
        for (int i = count + negative; i < width; i++) {
            put(text, ' ');
        }
    }
    if (negative) {
        put(text, '-');
    }
    if (padding == '0') {
        for (int i = count + negative; i < width; i++) {
            put(text, '0');
        }
    }
    while (count > 0) {
        put(text, reversed[--count]);
    }
}

static bool is_leap(int64_t year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

/* ISO 8601: the week with the year's first Thursday is the first. */
static void iso_week(const struct tm *date, int64_t *year, int *week) {
    *year = (int64_t)date->tm_year + 1900;
    int weekday = (date->tm_wday + 6) % 7;
    int number = (date->tm_yday - weekday + 10) / 7;
    if (number < 1) {
        (*year)--;
        int day = date->tm_yday + (is_leap(*year) ? 366 : 365);
        number = (day - weekday + 10) / 7;
    } else if (number == 53) {
        int length = is_leap(*year) ? 366 : 365;
        if (date->tm_yday - weekday + 3 >= length) {
            (*year)++;
            number = 1;
        }
    }
    *week = number;
}

static void format(struct text *text, const char *pattern, const struct tm *date);

/* A directive that stands for others; width and case apply to the whole. */
static void put_pattern(struct text *text, const struct directive *directive, const char *pattern,
                        const struct tm *date) {
    char buffer[128];
    struct text inner = {buffer, sizeof buffer, 0};
    format(&inner, pattern, date);
    put_string(text, directive, buffer, inner.length);
}

static void put_name(struct text *text, struct directive *directive, const char *const *names, int index, int count,
                     bool whole) {
    OM_REQUIRES(index >= 0 && index < count, "strftime: the weekday or month is out of its range");
    directive->upper |= directive->swapped;
    put_string(text, directive, names[index], whole ? strlen(names[index]) : 3);
}

static void put_zone(struct text *text, const struct directive *directive, const struct tm *date) {
    int64_t offset = date->tm_gmtoff;
    put(text, offset < 0 ? '-' : '+');
    int64_t minutes = (offset < 0 ? -offset : offset) / 60;
    struct directive number = {.padding = directive->padding, .width = directive->width - 1};
    put_number(text, &number, minutes / 60 * 100 + minutes % 60, 4, '0');
}

/* The directives that are numbers; false for any other. */
static bool put_numeric(struct text *text, const struct directive *directive, const struct tm *date) {
    int64_t year = (int64_t)date->tm_year + 1900;
    int hour = date->tm_hour % 12 == 0 ? 12 : date->tm_hour % 12;
    int64_t iso_year;
    int week;
    iso_week(date, &iso_year, &week);
    switch (directive->conversion) {
    case 'C':
        put_number(text, directive, year / 100 - (year % 100 < 0), 1, '0');
        return true;
    case 'd':
        put_number(text, directive, date->tm_mday, 2, '0');
        return true;
    case 'e':
        put_number(text, directive, date->tm_mday, 2, ' ');
        return true;
    case 'g':
        put_number(text, directive, (iso_year % 100 + 100) % 100, 2, '0');
        return true;
    case 'G':
        put_number(text, directive, iso_year, 1, '0');
        return true;
    case 'H':
        put_number(text, directive, date->tm_hour, 2, '0');
        return true;
    case 'I':
        put_number(text, directive, hour, 2, '0');
        return true;
    case 'j':
        put_number(text, directive, date->tm_yday + 1, 3, '0');
        return true;
    case 'k':
        put_number(text, directive, date->tm_hour, 2, ' ');
        return true;
    case 'l':
        put_number(text, directive, hour, 2, ' ');
        return true;
    case 'm':
        put_number(text, directive, date->tm_mon + 1, 2, '0');
        return true;
    case 'M':
        put_number(text, directive, date->tm_min, 2, '0');
        return true;
    case 's': {
        struct tm copy = *date;
        put_number(text, directive, timegm(&copy), 1, ' ');
        return true;
    }
    case 'S':
        put_number(text, directive, date->tm_sec, 2, '0');
        return true;
    case 'u':
        put_number(text, directive, (date->tm_wday + 6) % 7 + 1, 1, '0');
        return true;
    case 'U':
        put_number(text, directive, (date->tm_yday + 7 - date->tm_wday) / 7, 2, '0');
        return true;
    case 'V':
        put_number(text, directive, week, 2, '0');
        return true;
    case 'w':
        put_number(text, directive, date->tm_wday, 1, '0');
        return true;
    case 'W':
        put_number(text, directive, (date->tm_yday + 7 - (date->tm_wday + 6) % 7) / 7, 2, '0');
        return true;
    case 'y':
        put_number(text, directive, (year % 100 + 100) % 100, 2, '0');
        return true;
    case 'Y':
        put_number(text, directive, year, 1, '0');
        return true;
    default:
        return false;
    }
}

static void put_directive(struct text *text, struct directive *directive, const struct tm *date) {
    if (put_numeric(text, directive, date)) {
        return;
    }
    switch (directive->conversion) {
    case 'a':
        put_name(text, directive, days, date->tm_wday, 7, false);
        break;
    case 'A':
        put_name(text, directive, days, date->tm_wday, 7, true);
        break;
    case 'b':
    case 'h':
        put_name(text, directive, months, date->tm_mon, 12, false);
        break;
    case 'B':
        put_name(text, directive, months, date->tm_mon, 12, true);
        break;
    case 'c':
        put_pattern(text, directive, "%a %b %e %H:%M:%S %Y", date);
        break;
    case 'D':
    case 'x':
        put_pattern(text, directive, "%m/%d/%y", date);
        break;
    case 'F':
        put_pattern(text, directive, "%Y-%m-%d", date);
        break;
    case 'n':
        put_string(text, directive, "\n", 1);
        break;
    case 'p':
    case 'P': {
        bool lower = directive->conversion == 'P' || directive->swapped;
        directive->upper &= !lower;
        put_string(text, directive, date->tm_hour < 12 ? (lower ? "am" : "AM") : (lower ? "pm" : "PM"), 2);
        break;
    }
    case 'r':
        put_pattern(text, directive, "%I:%M:%S %p", date);
        break;
    case 'R':
        put_pattern(text, directive, "%H:%M", date);
        break;
    case 't':
        put_string(text, directive, "\t", 1);
        break;
    case 'T':
    case 'X':
        put_pattern(text, directive, "%H:%M:%S", date);
        break;
    case 'z':
        put_zone(text, directive, date);
        break;
    case 'Z': {
        const char *zone = date->tm_zone != NULL ? date->tm_zone : "";
        directive->lower = directive->swapped;
        put_string(text, directive, zone, strlen(zone));
        break;
    }
    case '%':
        put_string(text, directive, "%", 1);
        break;
    default:
        OM_REQUIRES(false, "strftime: the format has a conversion that does not exist");
    }
}

static void format(struct text *text, const char *pattern, const struct tm *date) {
    for (; *pattern != 0; pattern++) {
        if (*pattern != '%') {
            put(text, *pattern);
            continue;
        }
        struct directive directive = {0};
        for (pattern++; *pattern == '_' || *pattern == '-' || *pattern == '0' || *pattern == '^' || *pattern == '#';
             pattern++) {
            directive.upper |= *pattern == '^';
            directive.swapped |= *pattern == '#';
            if (*pattern != '^' && *pattern != '#') {
                directive.padding = *pattern;
            }
        }
        for (; *pattern >= '0' && *pattern <= '9'; pattern++) {
            directive.width = directive.width < 100000 ? directive.width * 10 + (*pattern - '0') : directive.width;
        }
    /* There are no alternative representations in the "C" locale. */
        if (*pattern == 'E' || *pattern == 'O') {
            pattern++;
        }
        OM_REQUIRES(*pattern != 0, "strftime: the format ends inside a conversion");
        directive.conversion = *pattern;
        put_directive(text, &directive, date);
    }
}

/* Of a date that is not known any text is made. */
static bool is_known(const struct tm *date) {
    struct tm copy = *date;
    return __verify_concrete(&copy, offsetof(struct tm, tm_isdst));
}

static size_t any_text(char *target, size_t size) {
    __verify_assumed("strftime: any text for a date that is not known");
    size_t length;
    __verify_havoc(&length, sizeof length);
    __verify_assume(length < size);
    __om_input(target, length, size - 1, "strftime()");
    target[length] = 0;
    return length;
}

size_t strftime(char *restrict target, size_t size, const char *restrict pattern, const struct tm *restrict date) {
    OM_REQUIRES(target != NULL || size == 0, "strftime: the buffer is a null pointer but its size is not zero");
    OM_REQUIRES(pattern != NULL, "strftime: the format is a null pointer");
    OM_REQUIRES(date != NULL, "strftime: the pointer to the date is null");
    if (!is_known(date) && size > 0) {
        return any_text(target, size);
    }
    struct text text = {target, size, 0};
    format(&text, pattern, date);
    if (text.length >= size) {
        return 0;
    }
    target[text.length] = 0;
    return text.length;
}

/* C11 7.27.3.1: undefined outside the fields' ranges, and for a year of more than four digits. */
char *asctime_r(const struct tm *restrict date, char *restrict target) {
    OM_REQUIRES(date != NULL, "asctime: the pointer to the date is null");
    OM_REQUIRES(date->tm_wday >= 0 && date->tm_wday < 7 && date->tm_mon >= 0 && date->tm_mon < 12 &&
                    date->tm_mday >= 1 && date->tm_mday <= 31 && date->tm_hour >= 0 && date->tm_hour < 24 &&
                    date->tm_min >= 0 && date->tm_min < 60 && date->tm_sec >= 0 && date->tm_sec <= 60,
                "asctime: a field of the date is out of its range");
    OM_REQUIRES(date->tm_year >= -1900 - 999 && date->tm_year <= 9999 - 1900,
                "asctime: the year has more than four digits");
    if (!is_known(date)) {
        __verify_assumed("asctime: any text for a date that is not known");
        __verify_havoc(target, 24);
        for (int i = 0; i < 24; i++) {
            __verify_assume(target[i] != 0);
        }
        target[24] = '\n';
        target[25] = 0;
        return target;
    }
    struct text text = {target, 26, 0};
    format(&text, "%a %b %e %H:%M:%S %Y\n", date);
    put(&text, 0);
    return target;
}

static char shared_text[26];

char *asctime(const struct tm *date) { return asctime_r(date, shared_text); }

char *ctime_r(const time_t *restrict time, char *restrict target) {
    struct tm date;
    return localtime_r(time, &date) == NULL ? NULL : asctime_r(&date, target);
}

char *ctime(const time_t *time) { return ctime_r(time, shared_text); }
