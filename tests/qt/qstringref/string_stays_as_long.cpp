// verify: proved
// native: ok
// qt: 5
#include <QString>

int main() {
    QString s("abcd");
    QStringRef r = s.midRef(2, 2);
    s.truncate(4);
    return r.front().unicode() - 'c';
}
