// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 0}};
    QMap<int, int>::iterator i;
    return i.value(); //~ V0503
}
