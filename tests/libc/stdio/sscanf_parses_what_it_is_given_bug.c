// verify: violated
// native: asan
#include <stdio.h>

int main(void) {
    char zone[3];
    int hours;
    int count = sscanf("12 UTC", "%d %s", &hours, zone); //~ V0102
    return count;
}
