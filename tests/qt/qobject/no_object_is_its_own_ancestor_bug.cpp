// verify: violated
// qt: 5 6
// native: none
#include <QObject>

int main() {
    QObject parent;
    QObject *const child = new QObject(&parent);
    QObject *const grandchild = new QObject(child);
    child->setParent(grandchild); //~ V0501
}
