// verify: violated
// qt: 5 6
// native: none
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
    QObject object;
    const QMetaProperty name = object.metaObject()->property(0);
    assert(!name.readOnGadget(&object).isValid()); //~ V0501
}

#include "property_of_a_gadget_bug.moc"
