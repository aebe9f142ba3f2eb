// verify: proved
// native: ok
// qt: 5
#include <QString>

int main() {
    QString s("abc");
    QStringRef r(&s, 1, 2);
    return r.size() - 2;
}
