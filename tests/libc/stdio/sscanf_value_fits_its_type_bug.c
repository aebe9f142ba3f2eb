// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    int value = 0;
    sscanf("99999999999", "%d", &value); //~ V0501
    return value == 0;
}
