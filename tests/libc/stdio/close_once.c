// verify: proved
// native: none
#include <stdio.h>

int main(void) {
    FILE *file = fopen("log", "w");
    if (file == NULL) {
        return 1;
    }
    fputs("started\n", file);
    return fclose(file) == 0 ? 0 : 1;
}
