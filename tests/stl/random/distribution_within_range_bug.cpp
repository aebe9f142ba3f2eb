// verify: violated
// native: none
#include <cassert>
#include <random>

int main() {
    std::minstd_rand engine;
    std::uniform_int_distribution<int> die(1, 6);
    assert(die(engine) != 6); //~ V0001
}
