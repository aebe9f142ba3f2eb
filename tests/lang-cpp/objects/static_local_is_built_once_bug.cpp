// verify: violated
// native: none
#include <cassert>

extern "C" int nondet_int();

static int builds;

struct service {
    int id;
    explicit service(int i) : id(i) { ++builds; }
};

static service &instance(int id) {
    static service s(id);
    return s;
}

int main() {
    int a = nondet_int(), b = nondet_int();
    if (a > 0)
        instance(a);
    service &s = instance(b);
    assert(builds == 1);
    assert(s.id == b); //~ V0001
    return 0;
}
