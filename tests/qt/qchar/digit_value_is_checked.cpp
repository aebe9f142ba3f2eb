// verify: proved
// native: ok
// qt: 5 6
#include <QChar>
#include <cassert>

int main() {
    const int value = QChar('7').digitValue();
    assert(value >= 0 && 14 % value == 0);
}
