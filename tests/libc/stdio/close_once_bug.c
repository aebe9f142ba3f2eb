// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    FILE *file = fopen("log", "w");
    if (file == NULL) {
        return 1;
    }
    if (fputs("started\n", file) < 0) {
        fclose(file);
    }
    fclose(file); //~ V0511
    return 0;
}
