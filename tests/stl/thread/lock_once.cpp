// verify: proved
// native: ok
#include <mutex>

int main() {
    std::mutex m;
    std::lock_guard<std::mutex> lock(m);
    return 0;
}
