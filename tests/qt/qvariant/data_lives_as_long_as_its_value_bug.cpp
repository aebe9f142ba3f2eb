// verify: violated
// qt: 5 6
// native: asan
#include <QVariant>
#include <cassert>

struct Sample {
    long values[8];
};
Q_DECLARE_METATYPE(Sample)

int main() {
    QVariant v = QVariant::fromValue(Sample{{1}});
    const Sample *const inside = static_cast<const Sample *>(v.constData());
    v = 3;
    assert(inside->values[0] == 1); //~ V0104
}
