// verify: violated
// qt: 5 6
// native: ubsan
#include <QString>

static int share(int total, const QString &parts) {
    return total / parts.toInt(); //~ V0203
}
int main() { return share(100, "many"); }
