// verify: proved
// native: none
#include <assert.h>
#include <stdio.h>
#include <string.h>

int nondet_int(void);

int main(void) {
    char text[12];
    int value = nondet_int();
    int size = sprintf(text, "%d", value);
    assert((size_t)size == strlen(text));
    assert(value >= 0 || text[0] == '-');
    if (value == 4711) {
        assert(strcmp(text, "4711") == 0);
    }
    return 0;
}
