// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    QString s("abc");
    const ushort *u = s.utf16();
    const int c = u[0];
    s.clear();
    return c - 'a';
}
