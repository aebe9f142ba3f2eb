// verify: proved
// native: ok
// qt: 5 6
#include <QStringList>
#include <cassert>

int main() {
    assert((QStringList() << "a" << "b").join("-") == "a-b");
}
