// verify: proved
// native: ok
#include <cassert>
#include <thread>

int main() {
    int x = 0;
    std::thread t([&x] { x = 1; });
    t.join();
    assert(x == 1);
}
