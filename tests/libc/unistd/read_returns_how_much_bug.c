// verify: violated
// native: none
#include <unistd.h>

int main(void) {
    char buffer[16];
    read(0, buffer, sizeof buffer);
    if (buffer[0] == 'y') { //~ V0111
        return 1;
    }
    return 0;
}
