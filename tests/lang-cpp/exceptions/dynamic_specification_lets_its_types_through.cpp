// verify: proved
// clang: -std=c++98
// native: ok
#include <cassert>

struct base {
    int v;
    base(int x) : v(x) {}
};
struct derived : base {
    derived() : base(2) {}
};

static void act(int k) throw(base, char) {
    if (k == 0)
        throw derived();
    if (k == 1)
        throw 'c';
    throw base(3);
}

int main() {
    int sum = 0;
    for (int k = 0; k < 3; ++k)
        try {
            act(k);
        } catch (const base &b) {
            sum += b.v;
        } catch (char) {
            sum += 10;
        } catch (int i) {
            sum += i;
        }
    assert(sum == 15);
    return 0;
}
