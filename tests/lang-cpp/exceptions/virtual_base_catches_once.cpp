// verify: proved
// native: ok
#include <cassert>

struct error {
    int n = 5;
};
struct io : virtual error {
    int pad = 0;
};
struct net : virtual error {};
struct both : io, net {
    both() { n = 6; }
};

int main() {
    int n = 0;
    try {
        throw both();
    } catch (error &e) {
        n = e.n;
    }
    assert(n == 6);
    return 0;
}
