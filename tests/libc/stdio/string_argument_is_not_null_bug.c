// verify: violated
// native: none
#include <stdio.h>

int nondet_int(void);

static const char *name_of(int number) {
    return number == 1 ? "one" : NULL;
}

int main(void) {
    printf("%s\n", name_of(nondet_int())); //~ V0501
    return 0;
}
