// verify: proved
// native: ok
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
    bool ok = false;
    const int n = any_text().toInt(&ok);
    assert(!ok || (n >= -99 && n <= 999));
}
