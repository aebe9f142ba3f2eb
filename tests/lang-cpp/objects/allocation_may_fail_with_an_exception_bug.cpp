// verify: violated
// flags: --allocation-may-fail
// native: none
#include <new>

struct image {
    char *pixels;
    explicit image(unsigned n) : pixels(new char[n]) {} //~ V0601
    ~image() { delete[] pixels; }
};

int main() {
        image i(64);
        i.pixels[63] = 1;
    return 0;
}
