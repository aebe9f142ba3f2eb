// verify: violated
// native: none
#include <thread>

int main() {
    { std::thread other([] {}); } //~ V1108
    return 0;
}
