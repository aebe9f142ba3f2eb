// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <QStringMatcher>

int main() {
    const QString text("xxba");
    QStringMatcher m("ab");
    return text.at(m.indexIn(text)) == QChar('a') ? 0 : 1; //~ V0506
}
