// verify: violated
// qt: 5 6
// native: none
#include <QVector>

int main() {
    QVector<int> v;
    v << 1;
    const int *data = v.constData();
    v << 2 << 3;
    return *data - 1; //~ V0104
}
