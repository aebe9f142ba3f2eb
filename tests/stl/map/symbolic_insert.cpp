// verify: proved
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
    for (int i = 0; i != 6; ++i) {
        const std::map<int, int>::iterator found = positions.find(keys[i]);
        assert(found != positions.end() && found->second <= i);
    }
}
