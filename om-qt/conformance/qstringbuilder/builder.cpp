// QStringBuilder by operator%.
#include "../show.h"
#include <QStringBuilder>

static QString take(const QString &s) { return s; }

int main() {
    const QString a("a"), b("bee");
    SHOW(QString(a % b));
    SHOW(QString(a % "lit"));
    SHOW(QString("lit" % a));
    SHOW(QString(a % QLatin1String("l1") % b));
    SHOW(QString(a % QChar('c') % QLatin1Char('d')));
    SHOW(QString(a % QStringView(u"view")));
    SHOW(QString(a % u"uu"));
    SHOW(QString(a % 'x'));
    SHOW(QString(a % QByteArray("bytes")));
    const char *pointer = "pointer";
    SHOW(QString(a % pointer));
    SHOW(take(a % b % a));
    QString s = a % QLatin1Char('-') % b;
    SHOW(s);
    s += a % b;
    SHOW(s);
    s = s % s;
    SHOW(s);
    SHOW((a % b).toLatin1());
    const QByteArray bytes = QByteArray("x") % "y" % 'z';
    SHOW(bytes);
    SHOW(QString(QString() % QString()));
    SHOW(QString(QString() % QString("")));
    SHOW(QString(QString("") % QString("")));
    SHOW(QString(a % QString::number(3) % b.left(1)));
    SHOW(a % b == "abee");
    const QStringList list{a % b, b % a};
    SHOW(list);
    return check::done();
}
