// verify: proved
// native: ok
#include <assert.h>

struct handler {
    const char *name;
    int (*run)();
};

static int none(void) { return 0; }
static int shift(int x, int by) { return x << by; }

int main(void) {
    struct handler handlers[2] = {{"none", none}, {"shift", (int (*)())shift}};
    assert(handlers[0].run() == 0);
    int (*two)(int, int) = (int (*)(int, int))handlers[1].run;
    assert(two(3, 2) == 12);
    assert(two(1, 4) == 16);
    return 0;
}
