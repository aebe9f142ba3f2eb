// verify: proved
// clang: -std=c++17
// native: ok
#include <mutex>
#include <thread>

static std::mutex left, right;
static int sum;

int main() {
    std::thread other([] {
        std::scoped_lock both(left, right);
        sum++;
    });
    {
        std::scoped_lock both(right, left);
        sum++;
    }
    other.join();
    return sum - 2;
}
