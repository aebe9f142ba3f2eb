// verify: proved
// qt: 5 6
// native: ok
#include <QVarLengthArray>

int main() {
    QVarLengthArray<int, 8> a;
    a.append(1);
    return a.last() - 1;
}
