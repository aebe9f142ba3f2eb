// verify: violated
// qt: 5 6
// native: abort
#include <QVector>

int main() {
    QVector<int> v(0);
    return v.constLast(); //~ V0505
}
