// verify: violated
// system-headers: violated
// clang: -std=c++20
// native: none
// Each operation that takes elements out of a list, followed by a use of what referred to them:
// [list.modifiers], [list.ops].
#include <iterator>
#include <list>
#include <utility>

extern "C" int nondet_int();

using List = std::list<int>;

static int iterators(int operation) {
    List l{1, 2, 3}, other{2};
    const List::iterator first = l.begin(), second = std::next(first), last = std::next(second);
    switch (operation) {
    case 0: l.erase(second); return *second;                                 //~ V0502
    case 1: l.erase(first, last); return *second;                            //~ V0502
    case 2: l.pop_front(); return *first;                                    //~ V0502
    case 3: l.pop_back(); return *last;                                      //~ V0502
    case 4: l.resize(1); return *second;                                     //~ V0502
    case 5: l.clear(); return *second;                                       //~ V0502
    case 6: l.remove(2); return *second;                                     //~ V0502
    case 7: l.remove_if([](int n) { return n == 2; }); return *second;       //~ V0502
    case 8: l.unique([](int a, int) { return a == 2; }); return *second;     //~ V0502
    case 9: l = other; return *last;                                         //~ V0502
    case 10: l = std::move(other); return *second;                           //~ V0502
    case 11: l.assign({5, 6}); return *second;                               //~ V0502
    case 12: std::erase(l, 2); return *second;                               //~ V0502
    default: return 0;
    }
}

static int references(int operation) {
    List l{1, 2, 3}, other{2};
    const int &second = *std::next(l.begin());
    switch (operation) {
    case 20: l.erase(std::next(l.begin())); return second; //~ V0104
    case 21: l.resize(1); return second;                   //~ V0104
    case 22: l.clear(); return second;                     //~ V0104
    case 23: l.remove(second); return second;              //~ V0104
    case 24: l = std::move(other); return second;          //~ V0104
    default: return 0;
    }
}

int main() {
    const int operation = nondet_int();
    return operation < 20 ? iterators(operation) : references(operation);
}
