// verify: violated
// native: none
// qt: 5 6
#include <QString>
#include <QStringBuilder>
#include <cassert>

int main() {
    const QString name("n");
    const auto sum = name % QString::number(1);
    const QString text = sum; //~ V0105
    assert(text == "n1");
}
