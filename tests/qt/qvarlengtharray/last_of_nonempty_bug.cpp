// verify: violated
// qt: 5 6
// native: abort
#include <QVarLengthArray>

int main() {
    QVarLengthArray<int, 8> a;
    return a.last() - 1; //~ V0505
}
