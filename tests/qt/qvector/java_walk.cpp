// verify: proved
// qt: 5 6
// native: ok
#include <QVector>

int main() {
    QVector<int> v{1, 2, 3};
    QVectorIterator<int> i(v);
    int sum = 0;
    for (int k = 0; k < 3; ++k)
        sum += i.next();
    return sum - 6;
}
