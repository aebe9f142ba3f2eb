// verify: proved
// qt: 5 6
// native: ok
#include <QVarLengthArray>

int main() {
    QVarLengthArray<int, 4> a(4);
    a.removeLast();
    QVarLengthArray<int, 4>::iterator i = a.begin();
    *i = 1;
    a.append(5);
    return *i - 1;
}
