// verify: proved
// native: ok
#include <stdio.h>

int main(void) {
    FILE *file = tmpfile();
    if (file == NULL) {
        return 0;
    }
    fputs("text", file);
    rewind(file);
    int first = fgetc(file);
    fclose(file);
    return first == 'x';
}
