// verify: proved
// qt: 5 6
// native: ok
#include <QVariant>

static int share(const QVariant &total, const QVariant &parts) {
    bool ok = false;
    const int n = parts.toInt(&ok);
    return ok && n != 0 ? total.toInt() / n : 0;
}
int main() { return share(100, QString("many")); }
