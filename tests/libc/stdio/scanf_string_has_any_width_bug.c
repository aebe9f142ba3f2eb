// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    char name[80] = "";
    scanf("%s", name); //~ V0102
    return name[0];
}
