// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    const char16_t *text = u"abc";
    QStringView v(text, -3); //~ V0501
    return v.isEmpty();
}
