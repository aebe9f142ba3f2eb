// verify: violated
// native: none
// qt: 5
#include <QString>

int main() {
    QString s("abcd");
    QStringRef r = s.midRef(2, 2);
    s.truncate(1);
    return r.front().unicode() - 'c'; //~ V0501
}
