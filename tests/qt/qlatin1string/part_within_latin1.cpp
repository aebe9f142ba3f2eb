// verify: proved
// native: ok
// qt: 5
#include <QString>

int main() {
    QLatin1String v("abc");
    return v.left(3).size() - 3;
}
