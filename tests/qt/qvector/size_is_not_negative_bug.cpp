// verify: violated
// qt: 5 6
// native: abort
#include <QVector>

int main() {
    int wanted = -2;
    QVector<int> v(wanted); //~ V0501
    return v.size() - wanted;
}
