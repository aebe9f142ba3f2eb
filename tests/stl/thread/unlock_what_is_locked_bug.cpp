// verify: violated
// native: none
#include <mutex>

int main() {
    std::mutex m;
    m.unlock(); //~ V1105
}
