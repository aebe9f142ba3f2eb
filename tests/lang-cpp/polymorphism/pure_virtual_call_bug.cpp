// verify: violated
// native: uncaught
#include <cassert>

struct plugin {
    int id;
    plugin() : id(0) {
        start();
    }
    virtual ~plugin() {}
    void start() {
        id = number(); //~ V0701
    }
    virtual int number() const = 0;
};
struct printer : plugin {
    int number() const override { return 12; }
};

int main() {
    printer p;
    assert(p.id == 12);
    return 0;
}
