// verify: proved
// qt: 5 6
// native: ok
#include <QVarLengthArray>

int main() {
    QVarLengthArray<int, 8> a(3);
    a[2] = 1;
}
