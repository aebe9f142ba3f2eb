// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    static const QChar text[] = {QChar('a'), QChar('b')};
    QString s = QString::fromRawData(text, 2);
    assert(s == "ab");
}
