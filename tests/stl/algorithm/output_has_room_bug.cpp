// verify: violated
// native: none
// Every algorithm that writes, into a range that is one element too short. How much it writes is known
// beforehand, or is found out where the output ends.
#include <algorithm>
#include <iterator>
#include <numeric>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> from{3, 1, 2, 2}, to(3), sorted{1, 2};
    const std::vector<int>::iterator first = from.begin(), last = from.end(), out = to.begin();
    switch (nondet_int()) {
    case 0: std::copy(first, last, out); break;                                   //~ V0510
    case 1: std::copy_n(first, 4, out); break;                                    //~ V0510
    case 2: std::copy_if(first, last, out, [](int n) { return n > 0; }); break;   //~ V0503
    case 3: std::copy_backward(first, last, to.end()); break;                     //~ V0503
    case 4: std::move(first, last, out); break;                                   //~ V0510
    case 5: std::transform(first, last, out, [](int n) { return -n; }); break;    //~ V0510
    case 6: std::remove_copy(first, last, out, 9); break;                         //~ V0503
    case 7: std::replace_copy(first, last, out, 2, 9); break;                     //~ V0510
    case 8: std::reverse_copy(first, last, out); break;                           //~ V0510
    case 9: std::rotate_copy(first, first + 1, last, out); break;                 //~ V0510
    case 10: std::fill_n(out, 4, 1); break;                                       //~ V0510
    case 11: std::generate_n(out, 4, [] { return 1; }); break;                    //~ V0510
    case 12: std::merge(sorted.begin(), sorted.end(), sorted.begin(), sorted.end(), out); break; //~ V0503
    case 13: std::partial_sum(first, last, out); break;                           //~ V0510
    case 14: std::adjacent_difference(first, last, out); break;                   //~ V0510
    case 15: std::swap_ranges(first, last, out); break;                           //~ V0510
    case 16: std::set_union(first, first + 1, sorted.begin(), sorted.end(), to.begin() + 1); break; //~ V0503
    case 17: std::partition_copy(first, last, out, out, [](int n) { return n > 0; }); break; //~ V0503
    default: break;
    }
}
