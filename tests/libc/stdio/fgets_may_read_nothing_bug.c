// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    char line[16];
    fgets(line, sizeof line, stdin);
    if (line[0] == 'q') { //~ V0111
        return 1;
    }
    return 0;
}
