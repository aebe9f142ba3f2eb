// verify: proved
// qt: 5 6
// native: ok
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
    assert(colours.keyCount() == 2 && colours.keyToValue("Green") == 4);
}

#include "keys_of_enumerations.moc"
