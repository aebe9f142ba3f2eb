// verify: violated
// qt: 5 6
// native: none
#include <QVarLengthArray>

int main() {
    QVarLengthArray<int, 4> a(4);
    QVarLengthArray<int, 4>::iterator i = a.begin();
    *i = 1;
    a.append(5);
    return *i - 1; //~ V0502
}
