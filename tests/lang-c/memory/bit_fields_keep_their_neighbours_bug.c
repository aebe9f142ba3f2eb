// verify: violated
// native: none
#include <assert.h>

unsigned nondet_uint(void);

struct packed_date {
    unsigned day : 5, month : 4;
    signed offset : 7;
    unsigned year : 12;
};

int main(void) {
    struct packed_date d = {1, 1, -5, 2000};
    unsigned x = nondet_uint();
    d.month = x;
    assert(d.day == 1 && d.year == 2000 && d.offset == -5);
    assert(d.month == x % 16);
    d.offset = (int)(x % 128);
    assert(d.offset >= 0); //~ V0001
    assert(d.month == x % 16);
    return 0;
}
