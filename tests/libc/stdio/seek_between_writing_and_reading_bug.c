// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    FILE *file = tmpfile();
    if (file == NULL) {
        return 0;
    }
    fputs("text", file);
    int first = fgetc(file); //~ V0511
    fclose(file);
    return first == EOF;
}
