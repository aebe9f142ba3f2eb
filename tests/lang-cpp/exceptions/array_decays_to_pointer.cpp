// verify: proved
// native: ok
#include <cassert>

static int numbers[3] = {7, 8, 9};

int main() {
    int first = 0;
    try {
        throw "message";
    } catch (const char *s) {
        first = s[0];
    }
    assert(first == 'm');
    try {
        throw numbers;
    } catch (int *p) {
        first = p[2];
    }
    assert(first == 9);
    return 0;
}
