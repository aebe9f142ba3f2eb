// verify: proved
// native: ok
#include <assert.h>
#include <stdio.h>

/* So many were written, or the output failed (C11 7.21.6.3/3). */
static int is(int count, int expected) { return count < 0 || count == expected; }

int main(void) {
    assert(is(printf("%s\n", "twelve chars"), 13));
    assert(is(printf("%d|%5d|%-5d|%05d\n", 1, 2, 3, 4), 1 + 6 + 6 + 6 + 1));
    assert(is(printf("%x %o %c %%\n", 255, 8, 'c'), 10));
    assert(is(printf("%.3f\n", 3.14159), 6));
    assert(is(printf(""), 0));
    return 0;
}
