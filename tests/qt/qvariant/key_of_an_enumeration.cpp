// verify: proved
// qt: 5 6
// native: ok
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
    assert(v.toInt() == 4 && v.toString() == "Green");
}

#include "key_of_an_enumeration.moc"
