// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    FILE *file = fopen("data", "r");
    if (file == NULL) {
        return 1;
    }
    fputc('x', file); //~ V0511
    fclose(file);
    return 0;
}
