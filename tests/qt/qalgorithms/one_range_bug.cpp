// verify: violated
// qt: 5
// native: none
#include <QtAlgorithms>
#include <QVector>

int main() {
    QVector<int> a{2, 1}, b{4, 3};
    qSort(a.begin(), b.end()); //~ V0504
    return a.first() - 1;
}
