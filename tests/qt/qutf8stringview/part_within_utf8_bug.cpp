// verify: violated
// native: abort
// qt: 6
#include <QUtf8StringView>

int main() {
    QUtf8StringView v("abc");
    return int(v.first(4).size()) - 3; //~ V0506
}
