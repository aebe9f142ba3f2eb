// verify: proved
// qt: 5 6
// native: ok
#include <QRegularExpression>
#include <cassert>

int main() {
    const QRegularExpression re("(\\w+)@(\\w+)");
    const QRegularExpressionMatch match = re.match("to: foo@bar");
    assert(match.hasMatch() && match.captured(1) == "foo" && match.captured(2) == "bar");
}
