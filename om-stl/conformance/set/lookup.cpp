// What set and multiset owe as associative containers ([associative.reqmts]).
#include "associative.h"
#include <set>

int main() {
    check::section("set");
    associative::all<std::set<int>, associative::Element>(3, false, true);
    associative::bounds<std::set<int>, associative::Element>(3, false);
    check::section("multiset");
    associative::all<std::multiset<int>, associative::Element>(3, true, true);
    associative::bounds<std::multiset<int>, associative::Element>(3, true);
    return check::done();
}
