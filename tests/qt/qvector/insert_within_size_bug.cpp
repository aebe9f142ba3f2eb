// verify: violated
// qt: 5 6
// native: abort
#include <QVector>

int main() {
    QVector<int> v{1, 2, 3};
    v.insert(4, 4); //~ V0506
}
