// verify: violated
// qt: 5
// native: none
#include <QtAlgorithms>
#include <QVector>

int main() {
    QVector<int> v{3, 1, 2};
    return qBinaryFind(v.begin(), v.end(), 2) == v.end(); //~ V0509
}
