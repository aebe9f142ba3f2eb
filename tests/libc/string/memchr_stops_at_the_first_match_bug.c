// verify: violated
// native: asan
#include <string.h>

int main(void) {
    char bytes[4] = {1, 2, 3, 4};
    return memchr(bytes, 9, 5) != NULL; //~ V0102
}
