// verify: bounded
// qt: 5 6
// native: ok
#include <QCoreApplication>
#include <QDynamicPropertyChangeEvent>
#include <QObject>
#include <QVariant>
#include <cassert>

class Watcher : public QObject {
public:
    int changes = 0;
    bool event(QEvent *e) override {
        changes += e->type() == QEvent::DynamicPropertyChange;
        return QObject::event(e);
    }
};

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv); // events need one
    Watcher object;
    assert(!object.setProperty("colour", "red"));
    object.setProperty("colour", "red");
    assert(object.property("colour").toString() == "red" && object.changes == 1);
    object.setProperty("colour", QVariant());
    assert(object.dynamicPropertyNames().isEmpty() && object.changes == 2);
}
