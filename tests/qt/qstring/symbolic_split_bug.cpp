// verify: violated
// native: none
// qt: 5 6
#include <QString>
#include <QStringList>
#include <cassert>
extern "C" unsigned short nondet_ushort();
static QString any_text() {
    QChar text[6];
    for (int i = 0; i < 6; ++i)
        text[i] = QChar(nondet_ushort());
    return QString(text, 6);
}

int main() {
    const QStringList parts = any_text().split(QChar(','));
    assert(parts.size() >= 1 && parts.size() <= 6); //~ V0001
}
