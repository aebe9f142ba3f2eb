// What map and multimap owe as associative containers ([associative.reqmts]).
#include "associative.h"
#include <map>

int main() {
    check::section("map");
    associative::all<std::map<int, int>, associative::Entry>(3, false, true);
    associative::bounds<std::map<int, int>, associative::Entry>(3, false);
    check::section("multimap");
    associative::all<std::multimap<int, int>, associative::Entry>(3, true, true);
    associative::bounds<std::multimap<int, int>, associative::Entry>(3, true);
    return check::done();
}
