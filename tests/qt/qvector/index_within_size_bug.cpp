// verify: violated
// qt: 5 6
// native: abort
#include <QVector>

int main() {
    QVector<int> v(3);
    for (int i = 0; i <= 3; ++i)
        v[i] = i; //~ V0506
}
