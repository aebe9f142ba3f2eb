// verify: violated
// native: none
// Unsorted ranges given to each algorithm on sorted ones: [alg.binary.search], [alg.merge],
// [alg.set.operations], [alg.partitions].
#include <algorithm>
#include <functional>
#include <iterator>
#include <list>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> a{5, 1, 3}, b{2, 3}, out;
    const std::vector<int>::iterator first = a.begin(), last = a.end();
    switch (nondet_int()) {
    case 0: return std::binary_search(first, last, 3);                                              //~ V0509
    case 1: return std::lower_bound(first, last, 3) == first;                                       //~ V0509
    case 2: return std::upper_bound(first, last, 3) == first;                                       //~ V0509
    case 3: return std::equal_range(first, last, 3).first == first;                                 //~ V0509
    case 4: return std::includes(first, last, b.begin(), b.end());                                  //~ V0509
    case 5: std::merge(first, last, b.begin(), b.end(), std::back_inserter(out)); break;            //~ V0509
    case 6: std::merge(b.begin(), b.end(), first, last, std::back_inserter(out)); break;            //~ V0509
    case 7: std::set_union(first, last, b.begin(), b.end(), std::back_inserter(out)); break;        //~ V0509
    case 8: std::set_intersection(first, last, b.begin(), b.end(), std::back_inserter(out)); break; //~ V0509
    case 9: std::set_difference(first, last, b.begin(), b.end(), std::back_inserter(out)); break;   //~ V0509
    case 10:
        std::set_symmetric_difference(first, last, b.begin(), b.end(), std::back_inserter(out)); //~ V0509
        break;
    case 11: std::inplace_merge(first, first + 2, last); break;                                   //~ V0509
    case 12: return std::partition_point(first, last, [](int n) { return n < 3; }) == first;      //~ V0509
    case 13: return std::binary_search(b.begin(), b.end(), 3, std::greater<int>());               //~ V0509
    case 14: {
        std::list<int> unsorted{2, 1}, sorted{1};
        sorted.merge(unsorted); //~ V0509
        break;
    }
    default: break;
    }
}
