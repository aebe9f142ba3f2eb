// What vector owes as a sequence ([sequence.reqmts]).
#include <vector>

#include "sequence.h"

int main() {
    sequence::all<std::vector>();
    check::section("exceptions");
    sequence::exceptions<std::vector<check::Throwing> >();
    return check::done();
}
