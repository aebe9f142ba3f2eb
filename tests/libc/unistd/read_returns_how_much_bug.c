// verify: violated
// native: none
#include <unistd.h>

int main(void) {
    char buffer[16];
    read(0, buffer, sizeof buffer);
    return buffer[0] == 'y'; //~ V0111
}
