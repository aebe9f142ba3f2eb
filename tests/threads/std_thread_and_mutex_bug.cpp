// verify: violated
// native: none
#include <thread>

static int total;

static void add(int amount) {
    total += amount; //~ V1101
}

int main() {
    std::thread other(add, 3);
    add(4);
    other.join();
    return 0;
}
