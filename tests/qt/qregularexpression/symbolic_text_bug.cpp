// verify: violated
// qt: 5 6
// native: none
#include <QRegularExpression>
#include <cassert>
extern "C" unsigned short nondet_ushort();

int main() {
    QChar text[4];
    for (int i = 0; i < 4; ++i)
        text[i] = QChar(nondet_ushort());
    const QString s(text, 4);
    if (QRegularExpression("^[ab]\\d").match(s).hasMatch())
        assert(s[0] == 'a'); //~ V0001
}
