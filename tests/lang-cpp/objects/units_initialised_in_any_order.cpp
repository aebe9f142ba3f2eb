// verify: proved
// native: ok
// with: units_initialised_in_any_order_unit.cpp
#include <cassert>

int &counter();

static int first = ++counter();

int main() {
    assert(first == 1 || first == 2);
    assert(counter() == 2);
    return 0;
}
