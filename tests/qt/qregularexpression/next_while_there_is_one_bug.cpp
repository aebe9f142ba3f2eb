// verify: violated
// qt: 5 6
// native: none
#include <QRegularExpression>

int main() {
    QRegularExpressionMatchIterator i = QRegularExpression("\\d+").globalMatch("1 22 333");
    int digits = 0;
    for (int n = 0; n < 4; ++n)
        digits += i.next().capturedLength(); //~ V0503
    return digits == 6 ? 0 : 1;
}
