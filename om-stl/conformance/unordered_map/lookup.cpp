// What unordered_map and unordered_multimap owe as associative containers ([unord.req]).
// standards: 11 14 17 20 23
#include "associative.h"
#include <unordered_map>

int main() {
    check::section("unordered_map");
    associative::all<std::unordered_map<int, int>, associative::Entry>(3, false, false);
    check::section("unordered_multimap");
    associative::all<std::unordered_multimap<int, int>, associative::Entry>(3, true, false);
    return check::done();
}
