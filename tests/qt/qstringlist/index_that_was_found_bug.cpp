// verify: violated
// native: abort
// qt: 5 6
#include <QStringList>

int main() {
    QStringList list{"a", "b"};
    return list.at(list.indexOf("c")) == "b" ? 0 : 1; //~ V0506
}
