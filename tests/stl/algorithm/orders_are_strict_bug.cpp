// verify: violated
// native: none
// An order that says `not above` instead of `below`, or compares one of two members only where it
// suits, is no strict weak order on the elements at hand: [alg.sorting.general]/3, [associative.reqmts].
#include <algorithm>
#include <list>
#include <map>
#include <queue>
#include <set>
#include <vector>

extern "C" int nondet_int();

struct NotAbove {
    bool operator()(int a, int b) const { return a <= b; }
};
// Stone, scissors, paper: 0 beats 1, 1 beats 2, 2 beats 0.
static bool beats(int a, int b) { return (a + 1) % 3 == b; }

int main() {
    std::vector<int> v{2, 2, 1};
    const std::vector<int>::iterator first = v.begin(), last = v.end();
    switch (nondet_int()) {
    case 0: std::sort(first, last, NotAbove()); break;                      //~ V0509
    case 1: std::stable_sort(first, last, NotAbove()); break;               //~ V0509
    case 2: std::partial_sort(first, first + 1, last, NotAbove()); break;   //~ V0509
    case 3: std::nth_element(first, first + 1, last, NotAbove()); break;    //~ V0509
    case 4: std::make_heap(first, last, NotAbove()); break;                 //~ V0509
    case 5: {
        std::list<int> l{2, 2, 1};
        l.sort(NotAbove()); //~ V0509
        break;
    }
    case 6: {
        std::set<int, NotAbove> s;
        s.insert(1); s.insert(1); //~ V0509
        break;
    }
    case 7: {
        std::map<int, int, NotAbove> m;
        m[1] = 2; m[1] = 3; //~ V0509
        break;
    }
    case 8: {
        std::priority_queue<int, std::vector<int>, NotAbove> q;
        q.push(1); q.push(1); //~ V0509
        break;
    }
    case 9: {
        std::vector<int> hands{0, 1, 2};
        std::sort(hands.begin(), hands.end(), beats); //~ V0509
        break;
    }
    default: break;
    }
}
