// verify: proved
// native: ok
#include <cassert>
#include <exception>

struct problem : std::exception {
    const char *what() const noexcept override { return "problem"; }
};

static void run(int n) {
    if (n == 0)
        throw problem();
}

int main() try {
    run(1);
    run(0);
    return 1;
} catch (const std::exception &e) {
    return e.what()[0] == 'p' ? 0 : 1;
}
