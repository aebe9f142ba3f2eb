// verify: proved
// native: ok
#include <cassert>

struct error {
    int n;
};

int main() {
    int hits = 0;
    const error c = {4};
    try {
        throw c;
    } catch (error &e) {
        e.n++;
        hits += e.n;
    }
    try {
        throw error{6};
    } catch (const volatile error &e) {
        hits += e.n;
    }
    assert(hits == 11 && c.n == 4);
    return 0;
}
