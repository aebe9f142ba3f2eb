// verify: violated
// native: asan
#include <functional>

static int zero = 0;

int main() {
    std::reference_wrapper<int> r(zero);
    {
        int x = 1;
        r = std::ref(x);
    }
    return r.get(); //~ V0105
}
