// verify: violated
// native: none
#include <utility>

extern "C" int nondet_int();

struct payload {
    int v;
    explicit payload(int x) : v(x) {}
    payload(payload &&o) noexcept : v(o.v) {
        if (v == 13)
            throw v; //~ V0602
    }
};

int main() {
    payload a(nondet_int());
    try {
        payload b = std::move(a);
        return b.v == 13;
    } catch (int) {
        return 2;
    }
}
