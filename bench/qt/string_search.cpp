// within 10 s: six characters, each any
#include <QString>
#include <cassert>
#include <verify.h>

int main() {
    QString text;
    for (int i = 0; i < 6; ++i)
        text.append(QChar(verify::any<unsigned short>()));
    const int at = text.indexOf("ab");
    assert(text.contains("ab") == (at >= 0));
    if (at >= 0)
        assert(text.mid(at).startsWith("ab") && text.lastIndexOf("ab") >= at);
    assert((text.lastIndexOf('x') >= 0) == (text.count('x') > 0));
}
