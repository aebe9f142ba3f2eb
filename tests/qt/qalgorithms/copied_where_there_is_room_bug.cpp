// verify: violated
// qt: 5
// native: none
#include <QtAlgorithms>
#include <QVector>

int main() {
    QVector<int> v{3, 1, 2}, w(2);
    qCopy(v.begin(), v.end(), w.begin()); //~ V0510
}
