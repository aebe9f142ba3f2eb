// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    char name[8] = "";
    scanf("%8s", name); //~ V0102
    return name[0];
}
