// verify: proved
// clang: -std=c++14
// native: ok
#include <cassert>
#include <utility>

struct owner {
    int *p;
    explicit owner(int v) : p(new int(v)) {}
    owner(owner &&o) noexcept : p(o.p) { o.p = nullptr; }
    ~owner() { delete p; }
};

int main() {
    owner o(8);
    auto f = [moved = std::move(o)] { return *moved.p; };
    assert(f() == 8);
    assert(o.p == nullptr);
    return 0;
}
