// verify: violated
// native: uncaught
#include <thread>

int main() {
    std::thread t([] {});
} //~ V1108
