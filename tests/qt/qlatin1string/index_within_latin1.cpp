// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    QLatin1String v("abc");
    return v.at(2).toLatin1() - 'c';
}
