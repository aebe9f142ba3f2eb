// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <QStringList>
#include <cassert>

int main() {
    assert(QString("a,,b").split(',').size() == 3);
}
