// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    const QString s = QString("x ").trimmed();
    return s.back() == QChar('x') ? 0 : 1;
}
