// verify: proved
// native: ok
#include <mutex>

int main() {
    std::mutex m;
    m.lock();
    m.unlock();
}
