// verify: proved
// qt: 5
// native: ok
#include <QtAlgorithms>
#include <QVector>

int main() {
    QVector<int> v{3, 1, 2}, w(3);
    qCopy(v.begin(), v.end(), w.begin());
}
