// verify: proved
// qt: 5 6
// native: ok
#include <QObject>
#include <QVariant>

class Lamp : public QObject {
    Q_OBJECT
public:
    int power = 60;
};

int main() {
    Lamp lamp;
    const QVariant v = QVariant::fromValue<QObject *>(&lamp);
    if (Lamp *const found = v.value<Lamp *>())
        return found->power - 60;
    return 1;
}

#include "object_of_another_class.moc"
