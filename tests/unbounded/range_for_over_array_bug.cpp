// verify: violated
// native: none
// flags: --fail-fast
#include <array>
#include <cassert>

int nondet_int();

int main() {
    std::array<int, 4> a{1, 2, 3, 4};
    unsigned rounds = 0;
    while (nondet_int()) {
        for (int x : a) {
            rounds += x > 0 ? (rounds == 8 ? 3 : 2) : 0;
        }
    }
    assert(rounds % 8 == 0);  //~ V0001
}
