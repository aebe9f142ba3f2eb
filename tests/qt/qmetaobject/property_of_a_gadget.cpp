// verify: proved
// qt: 5 6
// native: ok
#include <QMetaProperty>
#include <QObject>
#include <QVariant>
#include <cassert>

class Spot {
    Q_GADGET
    Q_PROPERTY(int x MEMBER x)
public:
    int x = 3;
};

int main() {
    Spot spot;
    const QMetaProperty x = Spot::staticMetaObject.property(0);
    assert(x.writeOnGadget(&spot, QString("8")) && spot.x == 8 && x.readOnGadget(&spot).toInt() == 8);
}

#include "property_of_a_gadget.moc"
