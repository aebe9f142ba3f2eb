// verify: violated
// native: asan
#include <string.h>

int main(void) {
    char path[16] = "/tmp";
    strcat(path, "/");
    strcat(path, "file.txt");
    strncat(path, "ABCDEF", 3); //~ V0102
    return path[0];
}
