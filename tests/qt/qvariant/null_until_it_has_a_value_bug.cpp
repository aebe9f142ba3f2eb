// verify: violated
// qt: 5 6
// native: abort
#include <QVariant>
#include <cassert>

int main() {
    const QVariant none;
    const QVariant empty(QVariant::String);
    assert(!none.isValid() && none.isNull());
    assert(!empty.isValid()); //~ V0001
}
