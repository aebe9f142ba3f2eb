// verify: violated
// native: none
#include <stdlib.h>

int main(void) {
    return (int)strtol("1", NULL, 64); //~ V0501
}
