// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <vector>

static int copies = 0;
struct Fragile {
    int value;
    explicit Fragile(int v) : value(v) {}
    Fragile(const Fragile &other) : value(other.value) {
        if (++copies == 4)
            throw 1;
    }
    Fragile &operator=(const Fragile &) = default;
};

int main() {
    std::vector<Fragile> v;
    v.push_back(Fragile(1));
    try {
        v.push_back(Fragile(2));
        v.push_back(Fragile(3));
        assert(false);
    } catch (int) {
    }
    assert(v[0].value == 1);
}
