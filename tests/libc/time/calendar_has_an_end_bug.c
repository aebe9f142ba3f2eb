// verify: violated
// native: none
#include <time.h>

long nondet_long(void);

int main(void) {
    time_t any = nondet_long();
    return gmtime(&any)->tm_year == 70; //~ V0101
}
