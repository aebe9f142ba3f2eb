// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>
#include <string>

int main() {
    assert(QString::fromStdString(QString("abc").toStdString()) == "abc");
}
