// verify: proved
// native: none
#include <stdio.h>

int main(void) {
    int header[2];
    FILE *file = fopen("image", "rb");
    if (file == NULL) {
        return 1;
    }
    size_t got = fread(header, sizeof header[0], 2, file);
    fclose(file);
    if (got < 2) {
        return 2;
    }
    return header[0] > header[1];
}
