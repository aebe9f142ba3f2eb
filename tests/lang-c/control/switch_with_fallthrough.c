// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

static int days_left(int month) {
    int days = 0;
    switch (month) {
    case 9: days += 30; /* fall through */
    case 10: days += 31; /* fall through */
    case 11: days += 30; /* fall through */
    case 12: days += 31; break;
    default: days = -1;
    }
    return days;
}

int main(void) {
    int m = nondet_int();
    int d = days_left(m);
    assert(d == -1 || (m >= 9 && m <= 12));
    if (m == 11)
        assert(d == 61);
    assert(d <= 122);
    return 0;
}
