// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <QStringList>

int main() {
    const QStringList parts = QString("a,b").split(',');
    return parts.at(1) == "b" ? 0 : 1;
}
