// verify: violated
// qt: 5 6
// native: none
#include <QVector>

int main() {
    QVector<int> v{1, 2, 3};
    int *i = v.begin();
    return i[3] - 3; //~ V0102
}
