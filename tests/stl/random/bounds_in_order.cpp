// verify: proved
// system-headers: bounded
// native: ok
#include <random>

int main() {
    std::uniform_int_distribution<int> die(1, 6);
    return die.min() - 1;
}
