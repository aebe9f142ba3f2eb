// verify: proved
// qt: 5 6
// native: ok
#include <QScopedValueRollback>
#include <cassert>

int main() {
    int value = 1;
    {
        QScopedValueRollback<int> back(value, 2);
    }
    assert(value == 1);
}
