// verify: proved
// native: ok
#include <thread>

int main() {
    std::thread other([] {});
    other.join();
    return 0;
}
