// verify: violated
// native: uncaught
#include <cassert>

struct error {};
struct io : error {};
struct net : error {};
struct both : io, net {};

static int attempt() {
    try {
        throw both(); //~ V0601
    } catch (const error &) {
        return 1;
    }
}

int main() {
    assert(attempt() == 2);
    return 0;
}
