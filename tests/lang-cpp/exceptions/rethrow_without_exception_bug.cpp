// verify: violated
// native: uncaught
#include <cassert>

static int translate() {
    try {
        throw; //~ V0604
    } catch (int i) {
        return i;
    } catch (...) {
        return -1;
    }
}

int main() {
    int r = 0;
    try {
        throw 5;
    } catch (...) {
        r = translate();
    }
    assert(r == 5);
    r = translate();
    return 0;
}
