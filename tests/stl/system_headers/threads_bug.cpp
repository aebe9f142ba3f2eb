// verify: violated
// clang: -include bits/c++config.h
// native: uncaught
#include <thread>

int main() {
    std::thread a([] {});
    a.join();
    a.join(); //~ V0601
}
