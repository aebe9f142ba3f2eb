// run: same
#include <stdio.h>
#include <string.h>

static int is_leap(int y) { return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0); }

static int days_in(int month, int year) {
    static const signed char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && is_leap(year));
}

/* 0 is Sunday. */
static int weekday(int y, int m, int d) {
    static const int offset[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
    y -= m < 3;
    return (y + y / 4 - y / 100 + y / 400 + offset[m - 1] + d) % 7;
}

static long day_number(int y, int m, int d) {
    long n = d;
    for (int year = 1970; year < y; year++)
        n += is_leap(year) ? 366 : 365;
    for (int month = 1; month < m; month++)
        n += days_in(month, y);
    return n - 1;
}

static void page(int year, int month) {
    static const char *names[] = {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"};
    char title[32];
    int n = snprintf(title, sizeof title, "%s %d", names[month - 1], year);
    printf("%*s\n Su Mo Tu We Th Fr Sa\n", (21 + n) / 2, title);
    int w = weekday(year, month, 1);
    printf("%*s", 3 * w, "");
    for (int d = 1; d <= days_in(month, year); d++)
        printf("%3d%s", d, (w + d) % 7 == 0 ? "\n" : "");
    printf("\n");
}

int main(void) {
    page(2024, 2);
    page(1999, 12);
    if (weekday(1970, 1, 1) != 4)
        return 1;
    for (int y = 1970; y < 2040; y += 3)
        for (int m = 1; m <= 12; m++)
            if ((day_number(y, m, 1) + 4) % 7 != weekday(y, m, 1))
                return 2;
    printf("%ld %ld\n", day_number(2000, 3, 1), day_number(2038, 1, 19));
    return 0;
}
