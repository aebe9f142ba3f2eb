// verify: proved
// native: ok
#include <assert.h>
#include <stdio.h>

int main(void) {
    assert(printf("%s\n", "twelve chars") == 13);
    assert(printf("%d|%5d|%-5d|%05d\n", 1, 2, 3, 4) == 1 + 6 + 6 + 6 + 1);
    assert(printf("%x %o %c %%\n", 255, 8, 'c') == 10);
    assert(printf("%.3f\n", 3.14159) == 6);
    assert(printf("") == 0);
    return 0;
}
