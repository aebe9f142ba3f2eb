// verify: proved
// native: ok
#include <cassert>

struct error {};
struct io : error {};
struct net : error {};
struct both : io, net {};

static int attempt() {
    try {
        throw both();
    } catch (const error &) {
        return 1;
    } catch (const net &) {
        return 2;
    }
}

int main() {
    assert(attempt() == 2);
    return 0;
}
