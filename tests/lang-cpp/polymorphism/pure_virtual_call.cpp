// verify: proved
// native: ok
#include <cassert>

struct plugin {
    int id;
    plugin() : id(0) {
    }
    virtual ~plugin() {}
    void start() {
        id = number();
    }
    virtual int number() const = 0;
};
struct printer : plugin {
    int number() const override { return 12; }
};

int main() {
    printer p;
    p.start();
    assert(p.id == 12);
    return 0;
}
