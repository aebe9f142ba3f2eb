// verify: violated
// qt: 5 6
// native: abort
#include <QObject>
#include <QVariant>
#include <cassert>

class Lamp : public QObject {
    Q_OBJECT
    Q_PROPERTY(int power READ power WRITE setPower RESET resetPower NOTIFY powerChanged)
    Q_PROPERTY(int serial READ serial CONSTANT)
public:
    int power() const { return m_power; }
    void setPower(int p) {
        m_power = p;
        emit powerChanged(p);
    }
    void resetPower() { setPower(60); }
    int serial() const { return 17; }

signals:
    void powerChanged(int power);

private:
    int m_power = 40;
};

int main() {
    Lamp lamp;
    lamp.setProperty("power", QVariant());
    assert(lamp.power() == 0); //~ V0001
}

#include "property_is_reset_bug.moc"
