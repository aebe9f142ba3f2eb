// verify: violated
// qt: 5 6
// native: abort
#include <QRegularExpression>
#include <cassert>

int main() {
    const QRegularExpression re("(\\w+)@(\\w+)");
    const QRegularExpressionMatch match = re.match("to: foo@bar");
    assert(match.captured(0) == "foo"); //~ V0001
}
