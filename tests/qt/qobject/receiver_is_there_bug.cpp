// verify: violated
// qt: 5 6
// native: ok
#include <QObject>

int main() {
    QObject sender;
    QObject *const receiver = nullptr;
    QObject::connect(&sender, &QObject::destroyed, receiver, &QObject::deleteLater); //~ V0501
}
