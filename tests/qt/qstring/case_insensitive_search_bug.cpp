// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    assert(QString("Hello World").contains("WORLD", Qt::CaseSensitive)); //~ V0001
}
