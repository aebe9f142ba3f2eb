// verify: proved
// qt: 5 6
// native: ok
#include <QObject>

int main() {
    QObject *const object = new QObject;
    object->setObjectName("mine");
    delete object;
}
