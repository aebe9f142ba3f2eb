// verify: violated
// native: abort
// qt: 5
#include <QString>

int main() {
    QString s("abcd");
    QStringRef r = s.midRef(1, 2);
    return r.at(2).unicode() - 'd'; //~ V0506
}
