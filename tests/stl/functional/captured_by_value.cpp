// verify: proved
// system-headers: bounded
// native: ok
#include <functional>

static std::function<int()> counter() {
    int n = 0;
    return [n]() mutable { return n++; };
}

int main() {
    std::function<int()> f = counter();
    return f();
}
