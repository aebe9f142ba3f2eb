// verify: violated
// system-headers: violated
// native: abort
#include <cassert>
#include <functional>

static void add(int &to, int n) { to += n; }

int main() {
    int sum = 0;
    auto f = std::bind(add, sum, std::placeholders::_1);
    f(2);
    assert(sum == 2); //~ V0001
}
