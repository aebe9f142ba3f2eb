// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    static const QChar text[] = {QChar('a'), QChar('b')};
    const QString s = QString::fromRawData(text, 2);
    return s.utf16()[2];
}
