// verify: violated
// native: leak
#define _GNU_SOURCE
#include <stdio.h>

static int label(void) {
    char *text;
    return asprintf(&text, "%s #%d", "item", 7); //~ V0110
}

int main(void) {
    return label() == 7 ? 0 : 1;
}
