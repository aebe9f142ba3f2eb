// verify: proved
// native: none
#include <cassert>
#include <vector>

int nondet_int();

int main() {
    std::vector<int> v(3, 1);
    int sum = 0;
    for (int n = nondet_int(); n > 0 && sum < 12; n--) {
        sum += v[nondet_int() & 1];
    }
    assert(sum <= 12);
}
