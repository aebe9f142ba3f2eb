// verify: violated
// qt: 5 6
// native: ubsan
#include <QVariant>

static int share(const QVariant &total, const QVariant &parts) {
    const int n = parts.toInt();
    return total.toInt() / n; //~ V0203
}
int main() { return share(100, QString("many")); }
