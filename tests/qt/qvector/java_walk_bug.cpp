// verify: violated
// qt: 5 6
// native: none
#include <QVector>

int main() {
    QVector<int> v{1, 2, 3};
    QVectorIterator<int> i(v);
    int sum = 0;
    for (int k = 0; k < 4; ++k)
        sum += i.next(); //~ V0503
    return sum - 6;
}
