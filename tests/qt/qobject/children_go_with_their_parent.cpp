// verify: proved
// qt: 5 6
// native: ok
#include <QObject>

int main() {
    QObject *const parent = new QObject;
    QObject *const child = new QObject(parent);
    child->setObjectName("child");
    const bool named = !child->objectName().isEmpty();
    delete parent;
    return named ? 0 : 1;
}
