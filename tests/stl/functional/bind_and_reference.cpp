// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <functional>

static void add(int &to, int n) { to += n; }

int main() {
    int sum = 0;
    auto f = std::bind(add, std::ref(sum), std::placeholders::_1);
    f(2);
    f(3);
    assert(sum == 5);
}
