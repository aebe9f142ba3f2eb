// verify: violated
// native: abort
// qt: 6
#include <QString>

int main() {
    QString s("abc");
    return int(s.sliced(2, 2).size()) - 2; //~ V0506
}
