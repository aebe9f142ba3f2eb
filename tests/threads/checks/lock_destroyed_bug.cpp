// verify: violated
// native: none
#include <mutex>
#include <thread>

int main() {
    {
        std::mutex guard;
        guard.lock();
    } //~ V1104
    return 0;
}
