// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    assert(QString("a/b/c").section('/', 1, 1) == "a"); //~ V0001
}
