// verify: violated
// native: none
#define _GNU_SOURCE
#include <stdio.h>

static int first_character(void) {
    char *line = NULL;
    size_t size = 0;
    return getline(&line, &size, stdin) > 0 ? line[0] : 0; //~ V0110
}

int main(void) {
    return first_character() == '#';
}
