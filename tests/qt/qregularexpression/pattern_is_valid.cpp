// verify: proved
// qt: 5 6
// native: ok
#include <QRegularExpression>
#include <cassert>

int main() {
    const QRegularExpression re("(a");
    assert(!re.isValid() && re.captureCount() == -1 && re.errorString() == "missing closing parenthesis");
}
