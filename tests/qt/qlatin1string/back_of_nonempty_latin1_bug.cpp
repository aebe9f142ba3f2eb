// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    QLatin1String v("");
    return v.back().toLatin1() - 'c'; //~ V0505
}
