// verify: violated
// qt: 5 6
// native: ubsan
#include <QPointer>

int main() {
    QPointer<QObject> pointer;
    {
        QObject object;
        pointer = &object;
    }
    return pointer->isWidgetType() ? 1 : 0; //~ V0508
}
