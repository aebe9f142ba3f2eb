// verify: proved
// native: ok
#include <functional>

int main() {
    int x = 0;
    std::reference_wrapper<int> r(x);
    r.get() = 0;
    return r;
}
