// verify: violated
// qt: 5 6
// native: abort
#include <QLoggingCategory>
#include <cassert>
Q_LOGGING_CATEGORY(net, "app.net", QtWarningMsg)

int main() {
    int seen = 0;
    qCDebug(net) << ++seen;
    assert(seen == 1); //~ V0001
}
