// verify: proved
// native: ok
// qt: 5 6
#include <QStringList>

int main() {
    QStringList list{"a", "b"};
    return list.at(list.indexOf("b")) == "b" ? 0 : 1;
}
