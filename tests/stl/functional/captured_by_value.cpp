// verify: proved
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
