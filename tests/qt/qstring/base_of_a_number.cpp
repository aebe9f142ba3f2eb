// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main(int argc, char **) {
    return QString::number(argc, 36).size() > 0 ? 0 : 1;
}
