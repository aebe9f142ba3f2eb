// verify: violated
// native: asan
#include <string.h>

int main(void) {
    char target[5];
    strcpy(target, "hello"); //~ V0102
    return target[0] == 'h' ? 0 : 1;
}
