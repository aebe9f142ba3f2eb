// verify: proved
// qt: 5 6
// native: ok
#include <QObject>

int main() {
    QObject sender;
    QObject *const receiver = new QObject;
    QObject::connect(&sender, &QObject::destroyed, receiver, &QObject::deleteLater);
    delete receiver;
}
