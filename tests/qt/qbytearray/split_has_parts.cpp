// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>
#include <QList>

int main() {
    const QList<QByteArray> parts = QByteArray("a,b").split(',');
    return (parts.at(1).isEmpty()) == 7;
}
