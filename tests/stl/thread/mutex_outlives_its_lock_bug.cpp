// verify: violated
// native: none
#include <mutex>

int main() {
    std::mutex m;
    m.lock();
} //~ V1104
