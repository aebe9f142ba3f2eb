// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    assert(QString::number(255, 16) == "FF"); //~ V0001
}
