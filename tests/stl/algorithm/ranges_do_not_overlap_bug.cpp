// verify: violated
// clang: -std=c++17
// native: none
// Outputs that lie where they must not: [alg.copy], [alg.move], [alg.swap], [alg.merge],
// [alg.rotate], [alg.reverse], [alg.unique], [alg.random.sample].
#include <algorithm>
#include <random>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> v{1, 2, 3, 4, 5, 6};
    const std::vector<int>::iterator first = v.begin(), last = v.end();
    switch (nondet_int()) {
    case 0: std::copy(first, last - 1, first + 1); break;                    //~ V0115
    case 1: std::copy_backward(first + 1, last, last - 1); break;            //~ V0115
    case 2: std::move(first, last - 1, first + 1); break;                    //~ V0115
    case 3: std::move_backward(first + 1, last, last - 1); break;            //~ V0115
    case 4: std::swap_ranges(first, last - 1, first + 1); break;             //~ V0115
    case 5: std::merge(first, first + 2, first + 2, first + 4, first); break; //~ V0115
    case 6: std::reverse_copy(first, last, first); break;                    //~ V0115
    case 7: std::rotate_copy(first, first + 1, last, first); break;          //~ V0115
    case 8: std::unique_copy(first, last, first); break;                     //~ V0115
    case 9: std::remove_copy(first, last, first, 1); break;                  //~ V0115
    case 10: std::copy_if(first, last - 1, first + 1, [](int) { return true; }); break; //~ V0115
    case 11: std::replace_copy(first, last, first, 1, 2); break;             //~ V0115
    case 12: std::set_union(first, first + 2, first + 2, first + 4, first); break; //~ V0115
    case 13: std::sample(first, last, first, 2, std::minstd_rand()); break;  //~ V0115
    default: break;
    }
}
