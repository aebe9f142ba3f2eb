// verify: proved
// native: ok
#include <cassert>

struct error {
    int n;
    explicit error(int v) : n(v) {}
    error(const error &o) : n(o.n) {
        if (o.n == 2)
            throw 5;
    }
};

static int attempt(int n) {
    try {
        error e(n);
        throw error(e);
    } catch (int i) {
        return i;
    } catch (const error &e) {
        return e.n * 100;
    }
}

int main() {
    assert(attempt(1) == 100);
    assert(attempt(2) == 5);
    return 0;
}
