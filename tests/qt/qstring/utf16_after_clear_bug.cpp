// verify: violated
// native: none
// qt: 5 6
#include <QString>

int main() {
    QString s("abc");
    const ushort *u = s.utf16();
    s.clear();
    const int c = u[0]; //~ V0104
    return c - 'a';
}
