// verify: violated
// qt: 5 6
// native: abort
#include <QByteArray>
#include <QList>

int main() {
    const QList<QByteArray> parts = QByteArray("a,b").split(',');
    return (parts.at(2).isEmpty()) == 7; //~ V0506
}
