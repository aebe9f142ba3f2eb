// verify: proved
// native: ok
#include <cassert>
#include <memory>

int main() {
    std::shared_ptr<int> p = std::make_shared<int>(3);
    {
        std::shared_ptr<int> q = p;
        assert(p.use_count() == 2);
    }
    assert(p.use_count() == 1 && *p == 3);
}
