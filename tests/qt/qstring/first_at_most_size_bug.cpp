// verify: violated
// native: abort
// qt: 6
#include <QString>

int main() {
    QString s("abc");
    return s.first(4).size() == 3 ? 0 : 1; //~ V0506
}
