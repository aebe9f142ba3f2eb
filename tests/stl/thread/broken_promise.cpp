// verify: proved
// native: ok
#include <cassert>
#include <future>

int main() {
    std::future<int> f;
    {
        std::promise<int> p;
        f = p.get_future();
        p.set_value(4);
    }
    assert(f.get() == 4);
}
