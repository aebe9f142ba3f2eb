// verify: proved
// native: ok
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
    assert(p.first.at == 1 && p.second.at == 2);
    return 0;
}
