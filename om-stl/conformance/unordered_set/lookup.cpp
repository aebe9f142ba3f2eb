// What unordered_set and unordered_multiset owe as associative containers ([unord.req]).
// standards: 11 14 17 20 23
#include "associative.h"
#include <unordered_set>

int main() {
    check::section("unordered_set");
    associative::all<std::unordered_set<int>, associative::Element>(3, false, false);
    check::section("unordered_multiset");
    associative::all<std::unordered_multiset<int>, associative::Element>(3, true, false);
    return check::done();
}
