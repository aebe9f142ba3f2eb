// verify: proved
// native: ok
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
    heavy_item *p;
    holder() : p(new heavy_item) {}
    ~holder() {
        delete p;
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
