// verify: proved
// qt: 5 6
// native: ok
#include <QDebug>
#include <QPoint>
#include <cassert>

int main() {
    QString text;
    QDebug(&text).nospace() << 1 << QString("a\n") << QPoint(2, 3) << true;
    assert(text == "1\"a\\n\"QPoint(2,3)true");
    qDebug() << text;
}
