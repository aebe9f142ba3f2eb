// verify: violated
// qt: 5 6
// native: abort
#include <QObject>
#include <QVariant>
#include <cassert>

class Lamp : public QObject {
    Q_OBJECT
public:
    enum Colour { Red = 1, Green = 4 };
    Q_ENUM(Colour)
};

int main() {
    const QVariant v = QVariant::fromValue(Lamp::Green);
    assert(v.toInt() == 4 && v.toString() == "green"); //~ V0001
}

#include "key_of_an_enumeration_bug.moc"
