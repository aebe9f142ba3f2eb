// verify: proved
// qt: 5
// native: ok
#include <QtAlgorithms>
#include <QVector>

int main() {
    QVector<int> v{3, 1, 2};
    qSort(v);
    return qBinaryFind(v.begin(), v.end(), 2) == v.end();
}
