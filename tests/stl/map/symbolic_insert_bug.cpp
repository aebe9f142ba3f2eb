// verify: violated
// native: none
#include <cassert>
#include <map>

extern "C" int nondet_int();

int main() {
    std::map<int, int> positions;
    int keys[6];
    for (int i = 0; i != 6; ++i) {
        keys[i] = nondet_int();
        positions.insert(std::make_pair(keys[i], i));
    }
    for (int i = 0; i != 6; ++i) assert(positions[keys[i]] == i); //~ V0001
}
