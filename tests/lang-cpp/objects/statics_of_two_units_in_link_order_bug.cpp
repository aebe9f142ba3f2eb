// verify: violated
// with: registry_unit.cpp
// native: abort
#include <cassert>

int registered(const char *name);
int registrations();

static int mine = registered("main");

int main() {
    assert(mine >= 0 && registrations() == 3);
    assert(registered("late") == 2); //~ V0001
    return 0;
}
