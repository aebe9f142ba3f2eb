// verify: violated
// native: none
#include <cassert>

extern "C" int nondet_int();

struct counter {
    int n = 0;
    void add() { ++n; }
};
struct reads : counter {};
struct writes : counter {};
struct file : reads, writes {};

int main() {
    file f;
    int k = nondet_int();
    for (int i = 0; i < 4; ++i)
        if (k >> i & 1)
            f.reads::add();
        else
            f.writes::add();
    assert(f.reads::n + f.writes::n == 4);
    assert(f.reads::n == f.writes::n || f.reads::n != 3); //~ V0001
    return 0;
}
