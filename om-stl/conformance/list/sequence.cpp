// What list owes as a sequence ([sequence.reqmts]).
#include <list>

#include "sequence.h"

int main() {
    sequence::all<std::list>();
    check::section("exceptions");
    sequence::exceptions<std::list<check::Throwing> >();
    return check::done();
}
