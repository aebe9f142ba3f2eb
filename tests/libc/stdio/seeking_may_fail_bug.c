// verify: violated
// native: none
#include <assert.h>
#include <stdio.h>

int main(void) {
    FILE *file = fopen("data", "rb");
    if (file == NULL) {
        return 1;
    }
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    fclose(file);
    assert(size >= 0); //~ V0001
    return 0;
}
