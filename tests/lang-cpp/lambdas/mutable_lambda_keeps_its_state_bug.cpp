// verify: violated
// native: abort
#include <cassert>

int main() {
    int n = 5;
    auto count = [n]() mutable { return n++; };
    auto twin = count;
    count();
    count();
    assert(twin() == 5 && n == 5);
    assert(count() == 6); //~ V0001
    return 0;
}
