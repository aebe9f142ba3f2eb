// verify: violated
// native: abort
#include <cassert>

struct policy {};
struct other {};
struct value : policy, other {
    int v;
};
struct twice : policy {
    policy again;
    int v;
};

int main() {
    value v;
    v.v = 5;
    policy &p = v;
    assert(sizeof(value) == sizeof(int));
    assert(reinterpret_cast<char *>(&p) == reinterpret_cast<char *>(&v));
    assert(sizeof(twice) == sizeof(int)); //~ V0001
    return 0;
}
