// verify: violated
// native: abort
#include <cassert>
#include <cstddef>
#include <cstdlib>

struct tracked {
    static int live;
    static void *operator new(std::size_t n) {
        ++live;
        return std::malloc(n);
    }
    static void operator delete(void *p, std::size_t n) {
        live -= static_cast<int>(n / sizeof(tracked));
        std::free(p);
    }
    virtual ~tracked() {}
    int payload[3];
};
int tracked::live;

struct bigger : tracked {
    int more[6];
};

int main() {
    tracked *a = new tracked, *b = new tracked;
    assert(tracked::live == 2);
    delete a;
    assert(tracked::live == 1);
    delete b;
    assert(tracked::live == 1); //~ V0001
    return 0;
}
