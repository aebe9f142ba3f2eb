// verify: violated
// qt: 5 6
// native: abort
#include <QVariant>
#include <cassert>

struct Celsius {
    double degrees;
    double kelvin() const { return degrees + 273.0; }
};
Q_DECLARE_METATYPE(Celsius)

int main() {
    qRegisterMetaType<Celsius>();
    const QVariant v = QVariant::fromValue(Celsius{7.0});
    assert(v.toDouble() == 280.0); //~ V0001
}
