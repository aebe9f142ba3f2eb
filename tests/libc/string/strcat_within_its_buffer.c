// verify: proved
// native: ok
#include <assert.h>
#include <string.h>

int main(void) {
    char path[16] = "/tmp";
    strcat(path, "/");
    strcat(path, "file.txt");
    strncat(path, "ABCDEF", 2);
    assert(strcmp(path, "/tmp/file.txtAB") == 0);
    return 0;
}
