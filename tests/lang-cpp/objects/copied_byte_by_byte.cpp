// verify: proved
// native: ok
#include <cstdlib>
#include <cstring>
#include <string>

struct plain {
    int x, y;
    plain() : x(1), y(2) {}
};
struct owner {
    char *p;
    int n;
    owner() { memset(this, 0, sizeof *this); }
    ~owner() { free(p); }
};

int main() {
    plain a, b;
    memcpy(&b, &a, sizeof a);
    memset((void *)&a, 0, sizeof a);
    owner o;
    std::string s = "abc", t = s;
    unsigned char image[sizeof s];
    memcpy(image, &s, sizeof s);
    return b.x - 1 + o.n + a.x + (t != s);
}
