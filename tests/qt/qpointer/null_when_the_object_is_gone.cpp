// verify: proved
// qt: 5 6
// native: ok
#include <QPointer>

int main() {
    QPointer<QObject> pointer;
    {
        QObject object;
        pointer = &object;
    }
    return pointer && pointer->isWidgetType() ? 1 : 0;
}
