// verify: violated
// qt: 5 6
// native: abort
#include <QVector>

int main() {
    QVector<int> v;
    v.reserve(2);
    v[1] = 5; //~ V0506
}
