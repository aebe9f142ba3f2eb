// verify: proved
// native: none
#include <cassert>
#include <random>

int main() {
    std::minstd_rand engine;
    std::uniform_int_distribution<int> die(1, 6);
    int n = die(engine);
    assert(n >= 1 && n <= 6);
}
