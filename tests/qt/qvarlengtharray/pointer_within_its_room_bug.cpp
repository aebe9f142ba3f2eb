// verify: violated
// qt: 5 6
// native: none
#include <QVarLengthArray>

int main() {
    QVarLengthArray<int, 4> a(3);
    int *data = a.data();
    data[0] = 1;
    a.append(5);
    a.append(6);
    return data[0] - 1; //~ V0104
}
