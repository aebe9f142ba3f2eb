// verify: proved
// qt: 5 6
// native: ok
#include <QVector>

int main() {
    QVector<int> v;
    v.resize(2);
    v[1] = 5;
}
