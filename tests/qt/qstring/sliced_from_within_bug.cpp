// verify: violated
// native: abort
// qt: 6
#include <QString>

int main() {
    QString s("abc");
    return int(s.sliced(4).size()); //~ V0506
}
