// verify: violated
// native: none
// qt: 5 6
#include <QString>
#include <cassert>
extern "C" unsigned short nondet_ushort();
static QString any_text() {
    QChar text[3];
    for (int i = 0; i < 3; ++i)
        text[i] = QChar(nondet_ushort());
    return QString(text, 3);
}

int main() {
    QString s = any_text();
    s.replace(QString("x"), QString("yy"));
    assert(s.size() >= 3 && s.size() < 6 && !s.contains(QChar('x'))); //~ V0001
}
