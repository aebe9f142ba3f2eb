// verify: proved
// qt: 5 6
// native: ok
#include <QRegularExpression>
#include <cassert>

int main() {
    QRegularExpressionMatchIterator i = QRegularExpression("\\d+").globalMatch("1 22 333");
    int digits = 0;
    while (i.hasNext())
        digits += i.next().capturedLength();
    assert(digits == 6);
}
