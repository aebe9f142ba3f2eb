// verify: violated
// native: abort
#include <cassert>

static int order;

struct element {
    int index;
    static int made;
    element() : index(made++) {}
    ~element() { order = order * 10 + index; }
};
int element::made = 1;

int main() {
    element *e = new element[4];
    delete[] e;
    assert(order == 1234); //~ V0001
    return 0;
}
