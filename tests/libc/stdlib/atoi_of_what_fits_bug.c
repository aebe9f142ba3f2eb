// verify: violated
// native: none
#include <stdlib.h>

int main(void) {
    return atoi("2147483648") == 0; //~ V0501
}
