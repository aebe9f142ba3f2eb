// verify: violated
// native: abort
// qt: 5
#include <QString>

int main() {
    QLatin1String v("abc");
    return v.left(4).size() - 3; //~ V0506
}
