// verify: violated
// native: none
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[16];
    fgets(line, sizeof line, stdin);
    return line[0] == 'q'; //~ V0111
}
