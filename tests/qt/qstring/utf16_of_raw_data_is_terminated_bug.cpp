// verify: violated
// native: none
// qt: 5 6
#include <QString>

int main() {
    static const QChar text[] = {QChar('a'), QChar('b')};
    const QString s = QString::fromRawData(text, 2);
    return s.constData()[2].unicode(); //~ V0102
}
