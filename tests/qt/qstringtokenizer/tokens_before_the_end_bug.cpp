// verify: violated
// native: none
// qt: 6
#include <QString>
#include <QStringTokenizer>

int main() {
    const auto tokens = qTokenize(QStringView(u"ab"), u',');
    auto i = tokens.begin();
    ++i;
    return i->size() == 1 ? 0 : 1; //~ V0503
}
