// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main(int argc, char **) {
    QString s("abc");
    if (argc >= 0 && argc < s.size())
        return s.at(argc).isNull();
    return 0;
}
