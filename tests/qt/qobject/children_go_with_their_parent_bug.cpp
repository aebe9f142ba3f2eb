// verify: violated
// qt: 5 6
// native: asan
#include <QObject>

int main() {
    QObject *const parent = new QObject;
    QObject *const child = new QObject(parent);
    delete parent;
    return child->isWidgetType() ? 1 : 0; //~ V0104
}
