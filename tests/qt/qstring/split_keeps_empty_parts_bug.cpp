// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <QStringList>
#include <cassert>

int main() {
    assert(QString("a,,b").split(',').size() == 2); //~ V0001
}
