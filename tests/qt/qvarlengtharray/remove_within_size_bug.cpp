// verify: violated
// qt: 5 6
// native: abort
#include <QVarLengthArray>

int main() {
    QVarLengthArray<int, 8> a(3);
    a.remove(2, 2); //~ V0506
}
