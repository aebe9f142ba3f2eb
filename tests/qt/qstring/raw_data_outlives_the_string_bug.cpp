// verify: violated
// native: none
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString s;
    {
        const QChar text[] = {QChar('a'), QChar('b')};
        s = QString::fromRawData(text, 2);
    }
    assert(s == "ab"); //~ V0105
}
