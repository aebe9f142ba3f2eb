// verify: proved
// native: ok
// qt: 5 6
#include <QStringList>

int main() {
    QStringList list = QString("a b").split(' ');
    return list.first() == "a" ? 0 : 1;
}
