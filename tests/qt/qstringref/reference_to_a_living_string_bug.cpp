// verify: violated
// native: none
// qt: 5
#include <QString>

int main() {
    QString *s = new QString("abc");
    QStringRef r(s, 1, 2);
    delete s;
    const QString copy = r.toString(); //~ V0104
    return copy.size() - 2;
}
