// verify: proved
// qt: 5 6
// native: ok
#include <QVector>

int main() {
    QVector<int> v(1);
    return v.takeFirst();
}
