// verify: proved
// native: ok
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> destroyed;
struct Own {
    int value = 1;
    ~Own() { destroyed += value; }
};
static thread_local Own own;

int main() {
    std::thread other([] { own.value = 2; });
    other.join();
    assert(destroyed == 2);
    return 0;
}
