// verify: proved
// qt: 5 6
// native: ok
#include <QString>

static int share(int total, const QString &parts) {
    bool ok = false;
    const int n = parts.toInt(&ok);
    return ok && n != 0 ? total / n : 0;
}
int main() { return share(100, "many"); }
