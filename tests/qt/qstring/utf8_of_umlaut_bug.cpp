// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    assert(QString::fromLatin1("\xc3\xa4").size() == 1); //~ V0001
}
