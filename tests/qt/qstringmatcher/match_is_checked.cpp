// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <QStringMatcher>

int main() {
    const QString text("xxab");
    QStringMatcher m("ab");
    return text.at(m.indexIn(text)) == QChar('a') ? 0 : 1;
}
