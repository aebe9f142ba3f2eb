// verify: proved
// native: ok
#include <functional>

int main() {
    std::function<int(int)> f = [](int x) { return x - 1; };
    return f ? f(1) : 1;
}
