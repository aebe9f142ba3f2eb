// verify: violated
// native: none
#include <mutex>

int main() {
    std::mutex m;
    std::lock_guard<std::mutex> lock(m);
    m.lock(); //~ V1106
    m.unlock();
}
