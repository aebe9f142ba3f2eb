// verify: proved
// native: ok
#include <cassert>

static int parse(const char *s) {
    if (*s < '0' || *s > '9')
        throw 'e';
    return *s - '0';
}

static int safe(const char *s) {
    return parse(s);
}

int main() {
    assert(safe("7") == 7);
    int r = -1;
    try {
        r = safe("x");
    } catch (char) {
    }
    assert(r == -1);
    return 0;
}
