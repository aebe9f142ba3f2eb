// verify: violated
// native: abort
#include <cassert>

static int clock_;

struct stamp {
    int at;
    stamp() : at(++clock_) {}
};

struct pair {
    stamp first, second;
    pair() : second(), first() {}
};

int main() {
    pair p;
    assert(p.second.at == 1); //~ V0001
    return 0;
}
