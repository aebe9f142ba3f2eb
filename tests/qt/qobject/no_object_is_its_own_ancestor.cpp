// verify: proved
// qt: 5 6
// native: ok
#include <QObject>

int main() {
    QObject parent;
    QObject *const child = new QObject(&parent);
    QObject *const grandchild = new QObject(child);
    grandchild->setParent(&parent);
    child->setParent(grandchild);
}
