// verify: violated
// native: abort
// qt: 5 6
#include <QStringList>

int main() {
    QStringList list{"a"};
    return list.at(1) == "b" ? 0 : 1; //~ V0506
}
