// verify: proved
// qt: 5 6
// native: ok
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
    int heard = 0;
    QObject::connect(&lamp, &Lamp::powerChanged, &lamp, [&heard](int p) { heard = p; });
    lamp.setProperty("power", 5);
    assert(heard == 5);
}

#include "property_notifies.moc"
