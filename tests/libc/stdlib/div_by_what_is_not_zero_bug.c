// verify: violated
// native: none
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    return div(100, nondet_int()).quot; //~ V0203
}
