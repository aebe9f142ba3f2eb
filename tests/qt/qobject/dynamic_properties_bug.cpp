// verify: violated
// qt: 5 6
// native: abort
#include <QObject>
#include <QVariant>
#include <cassert>

int main() {
    QObject object;
    assert(object.setProperty("colour", "red")); //~ V0001
}
