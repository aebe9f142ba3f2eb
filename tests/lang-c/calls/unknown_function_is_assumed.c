// verify: bounded
// native: none
#include <assert.h>

extern int read_sensor(int channel);

int main(void) {
    int a = read_sensor(1);
    if (a < 0 || a > 1023)
        return 0;
    int scaled = a * 100 / 1023;
    assert(scaled >= 0 && scaled <= 100);
    return 0;
}
