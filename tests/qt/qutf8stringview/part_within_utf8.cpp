// verify: proved
// native: ok
// qt: 6
#include <QUtf8StringView>

int main() {
    QUtf8StringView v("abc");
    return int(v.first(3).size()) - 3;
}
