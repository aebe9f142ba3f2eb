// verify: proved
// native: ok
#include <assert.h>
#include <string.h>
#include <time.h>

int main(void) {
    time_t moment = 951782400; /* 2000-02-29 00:00:00 UTC */
    struct tm *date = gmtime(&moment);
    assert(date->tm_year == 100 && date->tm_mon == 1 && date->tm_mday == 29);
    assert(date->tm_wday == 2 && date->tm_yday == 59);
    char text[32];
    assert(strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", date) == 19);
    assert(strcmp(text, "2000-02-29 00:00:00") == 0);
    assert(strcmp(asctime(date), "Tue Feb 29 00:00:00 2000\n") == 0);
    assert(difftime(moment, moment - 60) == 60.0);
    assert(strftime(text, 4, "%Y", date) == 0);
    return 0;
}
