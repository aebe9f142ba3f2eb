// QStringBuilder by operator+, which QT_USE_QSTRINGBUILDER asks for.
#define QT_USE_QSTRINGBUILDER
#include "../show.h"

int main() {
    const QString a("a"), b("bee");
    SHOW(QString(a + b));
    SHOW(QString(a + "lit" + b));
    SHOW(QString("lit" + a));
    SHOW(QString(a + QLatin1Char('c')));
    SHOW(QString(QLatin1String("x") + a + QByteArray("y")));
    QString s = a + b;
    s += a + b + "!";
    SHOW(s);
    SHOW(QString(a + b).toUpper());
    SHOW(a + b == QString("abee"));
    QByteArray bytes = QByteArray("x") + "y";
    SHOW(bytes);
    return check::done();
}
