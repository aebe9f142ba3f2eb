// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    int header[2];
    FILE *file = fopen("image", "rb");
    if (file == NULL) {
        return 1;
    }
    fread(header, sizeof header[0], 2, file);
    fclose(file);
    if (header[0] > header[1]) { //~ V0111
        return 2;
    }
    return 0;
}
