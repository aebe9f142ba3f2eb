// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>
#include <string>

int main() {
    assert(QString::fromStdString(QString("abc").toStdString()) == "ab"); //~ V0001
}
