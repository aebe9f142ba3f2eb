// verify: proved
// with: registry_unit.cpp
// native: ok
#include <cassert>

int registered(const char *name);
int registrations();

static int mine = registered("main");

int main() {
    assert(mine >= 0 && registrations() == 3);
    assert(registered("late") == 3);
    return 0;
}
