// verify: proved
// qt: 5 6
// native: ok
#include <QLoggingCategory>
#include <cassert>
Q_LOGGING_CATEGORY(net, "app.net")

int main() {
    assert(net().isDebugEnabled());
    QLoggingCategory::setFilterRules("app.*.debug=false");
    assert(!net().isDebugEnabled() && net().isWarningEnabled());
    qCDebug(net) << "unseen";
}
