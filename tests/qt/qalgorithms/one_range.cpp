// verify: proved
// qt: 5
// native: ok
#include <QtAlgorithms>
#include <QVector>

int main() {
    QVector<int> a{2, 1}, b{4, 3};
    qSort(a.begin(), a.end());
    return a.first() - 1;
}
