// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    const QString s("key:value");
    const int at = s.indexOf('=');
    assert(at >= 0); //~ V0001
}
