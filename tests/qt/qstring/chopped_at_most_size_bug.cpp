// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    QString s("abc");
    return s.chopped(4).size(); //~ V0506
}
