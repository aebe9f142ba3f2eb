// verify: violated
// native: abort
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char text[32];
    snprintf(text, sizeof text, "%.1f", 0.25);
    assert(strcmp(text, "0.3") == 0); //~ V0001
    return 0;
}
