// verify: proved
// qt: 5 6
// native: ok
#include <QScopeGuard>
#include <cassert>

int main() {
    int calls = 0;
    {
        auto guard = qScopeGuard([&calls] { ++calls; });
    }
    assert(calls == 1);
}
