// verify: violated
// native: abort
#include <cassert>

struct error {
    int steps = 0;
};

static void level(int n) {
    try {
        if (n == 0)
            throw error();
        level(n - 1);
    } catch (error e) {
        e.steps++;
        throw;
    }
}

int main() {
    int steps = -1;
    try {
        level(4);
    } catch (const error &e) {
        steps = e.steps;
    }
    assert(steps == 5); //~ V0001
    return 0;
}
