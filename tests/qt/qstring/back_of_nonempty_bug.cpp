// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    const QString s = QString("  ").trimmed();
    return s.back() == QChar('x') ? 0 : 1; //~ V0505
}
