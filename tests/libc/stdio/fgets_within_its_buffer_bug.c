// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    char line[16];
    if (fgets(line, 32, stdin) == NULL) { //~ V0102
        return 0;
    }
    return line[0];
}
