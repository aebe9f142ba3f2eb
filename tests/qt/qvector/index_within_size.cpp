// verify: proved
// qt: 5 6
// native: ok
#include <QVector>

int main() {
    QVector<int> v(3);
    for (int i = 0; i < 3; ++i)
        v[i] = i;
}
