// verify: proved
// native: ok
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char text[16] = "count";
    size_t length = strlen(text);
    snprintf(text + length, sizeof text - length, "=%d", 3);
    assert(strcmp(text, "count=3") == 0);
    return 0;
}
