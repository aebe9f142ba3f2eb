// verify: violated
// native: none
#include <time.h>

int main(void) {
    time_t moment = 951782400;
    struct tm date;
    gmtime_r(&moment, &date);
    char text[10];
    return (int)strftime(text, 11, "%Y-%m-%d", &date); //~ V0102
}
