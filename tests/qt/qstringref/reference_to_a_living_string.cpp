// verify: proved
// native: ok
// qt: 5
#include <QString>

int main() {
    QString *s = new QString("abc");
    QStringRef r(s, 1, 2);
    const QString copy = r.toString();
    delete s;
    return copy.size() - 2;
}
