// verify: proved
// qt: 5 6
// native: ok
#include <QVector>

int main() {
    QVector<int> v{1, 2, 3};
    v.append(4);
    int *data = v.data();
    return data[0] - 1;
}
