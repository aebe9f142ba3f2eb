// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    assert(QString::number(-42) == "-42" && QString::number(255, 16) == "ff");
}
