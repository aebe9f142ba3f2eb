// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    QLatin1String v("abc");
    v.chop(3);
    return int(v.size());
}
