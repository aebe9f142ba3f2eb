// verify: violated
// qt: 5 6
// native: none
#include <QDeadlineTimer>
#include <cassert>

int main() {
    const QDeadlineTimer soon(1000);
    assert(!soon.hasExpired()); //~ V0001
}
