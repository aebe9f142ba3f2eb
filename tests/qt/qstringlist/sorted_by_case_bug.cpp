// verify: violated
// native: abort
// qt: 5 6
#include <QStringList>
#include <cassert>

int main() {
    QStringList list{"b", "C", "a"};
    list.sort();
    assert(list.join("") == "abC"); //~ V0001
}
