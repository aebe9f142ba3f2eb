// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <memory>

struct Pair {
    int first, second;
};

int main() {
    std::shared_ptr<int> second;
    {
        std::shared_ptr<Pair> p = std::make_shared<Pair>(Pair{1, 2});
        second = std::shared_ptr<int>(p, &p->second);
        assert(p.use_count() == 2);
    }
    assert(*second == 2 && second.use_count() == 1);
}
