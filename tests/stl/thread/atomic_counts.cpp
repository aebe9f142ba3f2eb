// verify: proved
// native: ok
#include <atomic>
#include <cassert>

int main() {
    std::atomic<int> n(0);
    ++n;
    n.fetch_add(2);
    int expected = 3;
    assert(n.compare_exchange_strong(expected, 5));
    assert(n == 5);
}
