// verify: violated
// native: abort
// qt: 5 6
#include <QStringList>
#include <cassert>

int main() {
    assert((QStringList() << "a" << "b").join("-") == "ab"); //~ V0001
}
