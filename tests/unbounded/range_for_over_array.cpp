// verify: proved
// native: none
#include <array>
#include <cassert>

int nondet_int();

int main() {
    std::array<int, 4> a{1, 2, 3, 4};
    unsigned rounds = 0;
    while (nondet_int()) {
        for (int x : a) {
            rounds += x > 0 ? 2 : 0;
        }
    }
    assert(rounds % 8 == 0);
}
