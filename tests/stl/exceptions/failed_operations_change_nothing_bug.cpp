// verify: violated
// clang: -std=c++20
// native: abort
// Inserting in the middle gives the basic guarantee only: where a copy throws, elements may have
// been moved already ([vector.modifiers]/2).
#include <cassert>
#include <vector>

static int copies_left = -1;

struct Fragile {
    int value;
    Fragile(int v) : value(v) {}
    Fragile(const Fragile &other) : value(other.value) { fail(); }
    Fragile &operator=(const Fragile &other) {
        fail();
        value = other.value;
        return *this;
    }
    static void fail() {
        if (copies_left == 0)
            throw 1;
        --copies_left;
    }
    bool operator==(const Fragile &other) const { return value == other.value; }
};

int main() {
    std::vector<Fragile> v;
    v.reserve(8);
    for (int i = 0; i != 3; ++i)
        v.emplace_back(i);
    const std::vector<Fragile> before = v;
    copies_left = 2;
    try {
        v.insert(v.begin(), before[2]);
    } catch (int) {
    }
    copies_left = -1;
    assert(v == before); //~ V0001
}
