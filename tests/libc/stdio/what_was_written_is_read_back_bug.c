// verify: violated
// native: none
#include <assert.h>
#include <stdio.h>

int main(void) {
    FILE *file = tmpfile();
    if (file == NULL) {
        return 0;
    }
    /* The disk may be full. */
    assert(fputs("one\ntwo\n", file) >= 0); //~ V0001
    fclose(file);
    return 0;
}
