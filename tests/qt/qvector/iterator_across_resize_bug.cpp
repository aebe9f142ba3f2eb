// verify: violated
// qt: 5 6
// native: none
#include <QVector>

int main() {
    QVector<int> v{1, 2, 3};
    QVector<int>::iterator i = v.begin();
    v.resize(9);
    return *i - 1; //~ V0502
}
