// verify: proved
// native: none
#include <assert.h>
#include <stdio.h>

int main(void) {
    FILE *file = fopen("data", "rb");
    if (file == NULL) {
        return 1;
    }
    long size = -1;
    if (fseek(file, 0, SEEK_END) == 0) {
        size = ftell(file);
    }
    fclose(file);
    assert(size >= -1);
    return 0;
}
