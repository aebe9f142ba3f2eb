// verify: violated
// native: none
#include <signal.h>

int main(void) {
    raise(SIGSEGV); //~ V0003
    return 0;
}
