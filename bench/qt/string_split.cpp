// within 10 s: six characters, each any
#include <QString>
#include <QStringList>
#include <cassert>
#include <verify.h>

int main() {
    QString text;
    for (int i = 0; i < 6; ++i)
        text.append(QChar(verify::any<unsigned short>()));
    const QStringList parts = text.split(',');
    assert(parts.size() == text.count(',') + 1);
    assert(parts.join(',') == text);
}
