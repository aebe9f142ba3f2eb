// verify: violated
// qt: 5 6
// native: abort
#include <QVector>

int main() {
    QVector<int> v;
    return v.takeFirst(); //~ V0505
}
