// verify: violated
// qt: 5 6
// native: abort
#include <QScopedValueRollback>
#include <cassert>

int main() {
    int value = 1;
    {
        QScopedValueRollback<int> back(value, 2);
        back.commit();
    }
    assert(value == 1); //~ V0001
}
