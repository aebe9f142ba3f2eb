// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

static int run(int k) {
    int trace = 0;
    try {
        try {
            if (k == 1)
                throw 1;
            if (k == 2)
                throw 'x';
            trace += 1;
        } catch (int) {
            trace += 10;
            throw 2.5;
        }
        trace += 100;
    } catch (char) {
        trace += 1000;
    } catch (double) {
        trace += 2000;
    }
    return trace;
}

int main() {
    int k = nondet_int();
    int t = run(k);
    assert(t == (k == 1 ? 2010 : k == 2 ? 1000 : 101));
    return 0;
}
