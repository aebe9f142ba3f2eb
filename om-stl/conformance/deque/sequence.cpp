// What deque owes as a sequence ([sequence.reqmts]).
#include <deque>

#include "sequence.h"

int main() {
    sequence::all<std::deque>();
    check::section("exceptions");
    sequence::exceptions<std::deque<check::Throwing> >();
    return check::done();
}
