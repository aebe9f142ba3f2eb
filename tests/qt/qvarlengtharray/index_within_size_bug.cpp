// verify: violated
// qt: 5 6
// native: abort
#include <QVarLengthArray>

int main() {
    QVarLengthArray<int, 8> a(3);
    a[3] = 1; //~ V0506
}
