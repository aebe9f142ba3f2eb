// verify: proved
// native: ok
#include <cassert>
#include <memory>
#include <utility>

int main() {
    std::unique_ptr<int> p(new int(3));
    std::unique_ptr<int> q(std::move(p));
    assert(!p && *q == 3);
}
