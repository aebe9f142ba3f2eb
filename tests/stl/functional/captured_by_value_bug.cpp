// verify: violated
// system-headers: violated
// native: asan
#include <functional>

static std::function<int()> counter() {
    int n = 0;
    return [&n] { return n++; }; //~ V0106
}

int main() {
    std::function<int()> f = counter();
    return f();
}
