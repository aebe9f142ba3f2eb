// verify: proved
// native: ok
#include <assert.h>
#include <stdlib.h>

int main(void) {
    char *end;
    assert(strtod("2.5xyz", &end) == 2.5 && *end == 'x');
    assert(strtod("0.1", NULL) == 0.1);
    assert(strtod("1e23", NULL) == 1e23);
    assert(strtod("0x1.8p1", NULL) == 3.0);
    assert(strtod("4.9406564584124654e-324", NULL) == 4.9406564584124654e-324);
    assert(strtof("16777217", NULL) == 16777216.0f);
    assert(strtod("inf", NULL) > 1e308);
    return 0;
}
