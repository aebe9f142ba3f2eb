// verify: proved
// native: ok
// qt: 6
#include <QString>
#include <QStringTokenizer>

int main() {
    const auto tokens = qTokenize(QStringView(u"a,b"), u',');
    auto i = tokens.begin();
    ++i;
    return i->size() == 1 ? 0 : 1;
}
