// verify: violated
// qt: 5 6
// native: abort
#include <QDebug>
#include <cassert>

int main() {
    QString text;
    QDebug(&text) << 1 << 2;
    assert(text == "1 2"); //~ V0001
}
