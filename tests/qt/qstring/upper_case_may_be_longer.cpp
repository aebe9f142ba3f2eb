// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    assert(QString::fromUtf8("\xc3\x9f").toUpper().size() == 2);
}
