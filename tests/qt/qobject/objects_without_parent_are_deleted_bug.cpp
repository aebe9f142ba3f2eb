// verify: violated
// qt: 5 6
// native: leak
#include <QObject>

int main() {
    QObject *const object = new QObject; //~ V0110
    object->setObjectName("mine");
}
