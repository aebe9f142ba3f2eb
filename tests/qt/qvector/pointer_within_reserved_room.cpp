// verify: proved
// qt: 5 6
// native: ok
#include <QVector>

int main() {
    QVector<int> v;
    v.reserve(4);
    v << 1;
    const int *data = v.constData();
    v << 2 << 3;
    return *data - 1;
}
