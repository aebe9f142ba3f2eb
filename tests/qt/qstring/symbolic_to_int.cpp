// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>
extern "C" unsigned short nondet_ushort();
static QString any_text() {
    QChar text[6];
    for (int i = 0; i < 6; ++i)
        text[i] = QChar(nondet_ushort());
    return QString(text, 6);
}

int main() {
    bool ok = false;
    const int n = any_text().toInt(&ok);
    assert(!ok || (n >= -99999 && n <= 999999));
}
