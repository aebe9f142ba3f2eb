// verify: proved
// qt: 5 6
// native: ok
#include <QVector>

int main() {
    int wanted = 2;
    QVector<int> v(wanted);
    return v.size() - wanted;
}
