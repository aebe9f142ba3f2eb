// verify: proved
// native: ok
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char text[8];
    int needed = snprintf(text, sizeof text, "%s-%d", "number", 12345);
    assert(needed == 12);
    assert(strcmp(text, "number-") == 0);
    assert(snprintf(NULL, 0, "%.2f", 2.5) == 4);
    return 0;
}
