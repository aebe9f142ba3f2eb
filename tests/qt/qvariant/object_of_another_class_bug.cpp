// verify: violated
// qt: 5 6
// native: ubsan
#include <QObject>
#include <QVariant>

class Lamp : public QObject {
    Q_OBJECT
public:
    int power = 60;
};

int main() {
    QObject other;
    const QVariant v = QVariant::fromValue(&other);
    return v.value<Lamp *>()->power; //~ V0101
}

#include "object_of_another_class_bug.moc"
