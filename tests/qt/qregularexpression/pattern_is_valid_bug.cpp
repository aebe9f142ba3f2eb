// verify: violated
// qt: 5 6
// native: abort
#include <QRegularExpression>
#include <cassert>

int main() {
    const QRegularExpression re("(a");
    assert(re.match("a").isValid()); //~ V0001
}
