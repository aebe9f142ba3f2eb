// verify: violated
// native: none
// with: units_initialised_in_any_order_unit.cpp
#include <cassert>

int &counter();
extern int table;

static int first = table;

int main() {
    assert(first == 42); //~ V0001
    return 0;
}
