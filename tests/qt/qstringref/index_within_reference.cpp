// verify: proved
// native: ok
// qt: 5
#include <QString>

int main() {
    QString s("abcd");
    QStringRef r = s.midRef(1, 2);
    return r.at(1).unicode() - 'c';
}
