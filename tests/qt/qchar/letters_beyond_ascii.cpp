// verify: proved
// native: ok
// qt: 5 6
#include <QChar>
#include <cassert>

int main() {
    assert(QChar(0xe4).isLetter() && QChar(0xe4).toUpper() == QChar(0xc4));
}
