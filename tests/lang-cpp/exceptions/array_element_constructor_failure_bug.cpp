// verify: violated
// native: leak
#include <cassert>

static int live;

struct element {
    int *p;
    element() : p(nullptr) {
        if (live == 3)
            throw live;
        p = new int(live++); //~ V0110
    }
    ~element() {
        --live;
        if (live != 1)
            delete p;
    }
};

int main() {
    try {
        element *e = new element[5];
        delete[] e;
    } catch (int i) {
        assert(i == 3);
    }
    assert(live == 0);
    return 0;
}
