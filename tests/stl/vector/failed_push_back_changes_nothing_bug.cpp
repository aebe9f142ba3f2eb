// verify: violated
// system-headers: violated
// native: uncaught
#include <vector>

struct Fragile {
    Fragile() {}
    Fragile(const Fragile &) { throw 1; } //~ V0601
};

int main() {
    std::vector<Fragile> v;
    v.push_back(Fragile());
}
