// verify: violated
// qt: 5 6
// native: abort
#include <QMetaEnum>
#include <QObject>
#include <cassert>

class Lamp : public QObject {
    Q_OBJECT
public:
    enum Colour { Red = 1, Green = 4 };
    Q_ENUM(Colour)
};

int main() {
    const QMetaEnum colours = QMetaEnum::fromType<Lamp::Colour>();
    assert(colours.keyToValue("Blue") != -1); //~ V0001
}

#include "keys_of_enumerations_bug.moc"
