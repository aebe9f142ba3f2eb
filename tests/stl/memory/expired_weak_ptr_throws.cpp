// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <memory>

int main() {
    std::weak_ptr<int> w;
    try {
        std::shared_ptr<int> p(w);
        assert(false);
    } catch (const std::bad_weak_ptr &) {
    }
}
