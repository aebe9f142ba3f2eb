// verify: violated
// native: ubsan
#include <stdio.h>

int main(void) {
    char text[8];
    int used = 0;
    used += snprintf(text + used, sizeof text - used, "%s", "a long name");
    text[used] = '!'; //~ V0103
    return 0;
}
