// verify: violated
// qt: 5 6
// native: abort
#include <QVector>

int main() {
    QVector<int> v{1, 2, 3};
    v.removeAt(3); //~ V0506
}
