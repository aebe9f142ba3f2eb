// verify: proved
// qt: 5 6
// native: ok
#include <QVarLengthArray>

int main() {
    QVarLengthArray<int, 4> a(3);
    int *data = a.data();
    data[0] = 1;
    a.append(5);
    return data[0] - 1;
}
