// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    QLatin1String v("abc");
    return v.at(-1).toLatin1() - 'c'; //~ V0506
}
