// verify: violated
// qt: 5 6
// native: none
#include <QVector>

int main() {
    QVector<int> v{1, 2, 3};
    int *data = v.data();
    v.append(4);
    return data[0] - 1; //~ V0104
}
