// The unit that other programs link with: it shares one inline variable and hides another.
namespace shop::stock {
inline int items = 10;
}

namespace {
int hidden = 2;
}

int take(int n) {
    shop::stock::items -= n;
    return hidden;
}
