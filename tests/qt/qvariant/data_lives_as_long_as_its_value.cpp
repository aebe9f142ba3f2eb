// verify: proved
// qt: 5 6
// native: ok
#include <QVariant>
#include <cassert>

struct Sample {
    long values[8];
};
Q_DECLARE_METATYPE(Sample)

int main() {
    QVariant v = QVariant::fromValue(Sample{{1}});
    const Sample copy = *static_cast<const Sample *>(v.constData());
    v = 3;
    assert(copy.values[0] == 1);
}
