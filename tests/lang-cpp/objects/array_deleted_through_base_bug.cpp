// verify: violated
// native: asan
#include <cassert>

static int alive;

struct item {
    char tag = 'i';
    item() { ++alive; }
    ~item() { --alive; }
};
struct heavy_item : item {
    long weight[4] = {};
};

struct holder {
    item *p;
    holder() : p(new heavy_item) {}
    ~holder() {
        delete p; //~ V0702
    }
};

int main() {
    {
        holder h;
        assert(h.p->tag == 'i' && alive == 1);
    }
    assert(alive == 0);
    return 0;
}
