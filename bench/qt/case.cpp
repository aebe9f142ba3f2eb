// within 10 s: six characters of Latin-1, each any
#include <QString>
#include <cassert>
#include <verify.h>

int main() {
    QString text;
    for (int i = 0; i < 6; ++i)
        text.append(QLatin1Char(verify::any<char>()));
    const QString upper = text.toUpper();
    assert(upper.size() >= text.size());
    assert(upper.toUpper() == upper);
}
