// verify: proved
// qt: 5 6
// native: ok
#include <QVector>
#include <algorithm>

int main() {
    QVector<int> v{1, 2, 3};
    QVector<int> w(3);
    std::copy(v.begin(), v.end(), w.begin());
}
