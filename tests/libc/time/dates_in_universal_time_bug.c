// verify: violated
// native: none
#include <time.h>

int main(void) {
    struct tm date = {.tm_mday = 1, .tm_mon = 12, .tm_year = 100};
    return asctime(&date)[0]; //~ V0501
}
