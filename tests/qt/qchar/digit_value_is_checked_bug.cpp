// verify: violated
// native: abort
// qt: 5 6
#include <QChar>
#include <cassert>

int main() {
    const int value = QChar('x').digitValue();
    assert(value >= 0); //~ V0001
}
