// verify: violated
// native: none
// Each heap operation on what is no heap, or is empty: [push.heap], [pop.heap], [sort.heap].
#include <algorithm>
#include <functional>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> v{1, 5, 3, 4}, empty;
    switch (nondet_int()) {
    case 0: std::push_heap(v.begin(), v.end()); break;                      //~ V0509
    case 1: std::pop_heap(v.begin(), v.end()); break;                       //~ V0509
    case 2: std::sort_heap(v.begin(), v.end()); break;                      //~ V0509
    case 3: std::pop_heap(empty.begin(), empty.end()); break;               //~ V0501
    case 4:
        std::make_heap(v.begin(), v.end());
        std::pop_heap(v.begin(), v.end(), std::greater<int>()); //~ V0509
        break;
    default: break;
    }
}
