// verify: violated
// qt: 5 6
// native: abort
#include <QScopeGuard>
#include <cassert>

int main() {
    int calls = 0;
    {
        auto guard = qScopeGuard([&calls] { ++calls; });
        guard.dismiss();
    }
    assert(calls == 1); //~ V0001
}
