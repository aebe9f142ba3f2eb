// verify: proved
// native: none
#include <stdio.h>

int main(void) {
    FILE *file = fopen("data", "r+");
    if (file == NULL) {
        return 1;
    }
    fputc('x', file);
    fclose(file);
    return 0;
}
