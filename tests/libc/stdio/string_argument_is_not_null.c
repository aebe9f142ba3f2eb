// verify: proved
// native: ok
#include <stdio.h>

static const char *name_of(int number) {
    return number == 1 ? "one" : "many";
}

int main(void) {
    printf("%s %s\n", name_of(1), name_of(2));
    return 0;
}
