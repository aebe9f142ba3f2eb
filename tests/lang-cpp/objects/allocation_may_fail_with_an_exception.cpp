// verify: proved
// flags: --allocation-may-fail
// native: none
#include <new>

struct image {
    char *pixels;
    explicit image(unsigned n) : pixels(new char[n]) {}
    ~image() { delete[] pixels; }
};

int main() {
    try {
        image i(64);
        i.pixels[63] = 1;
    } catch (const std::bad_alloc &) {
        return 1;
    }
    return 0;
}
