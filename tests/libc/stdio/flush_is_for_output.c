// verify: proved
// native: ok
#include <stdio.h>

int main(void) {
    printf("prompt> ");
    fflush(stdout);
    fflush(NULL);
    return 0;
}
