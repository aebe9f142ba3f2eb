// verify: violated
// system-headers: violated
// native: none
#include <random>

int main() {
    std::uniform_int_distribution<int> die(6, 1); //~ V0501
    return die.min() - 6;
}
