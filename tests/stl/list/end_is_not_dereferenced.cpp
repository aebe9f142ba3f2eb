// verify: proved
// system-headers: bounded
// native: ok
#include <list>

int main() {
    std::list<int> l(2, 0);
    int sum = 0;
    for (std::list<int>::iterator i = l.begin(); i != l.end(); ++i)
        sum += *i;
    return sum;
}
