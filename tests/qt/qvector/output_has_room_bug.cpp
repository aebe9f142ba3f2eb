// verify: violated
// qt: 5 6
// native: none
#include <QVector>
#include <algorithm>

int main() {
    QVector<int> v{1, 2, 3};
    QVector<int> w;
    std::copy(v.begin(), v.end(), w.begin()); //~ V0510
}
