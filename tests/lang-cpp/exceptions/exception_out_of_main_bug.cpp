// verify: violated
// native: uncaught
#include <cassert>
#include <exception>

struct problem : std::exception {
    const char *what() const noexcept override { return "problem"; }
};

static void run(int n) {
    if (n == 0)
        throw problem(); //~ V0601
}

int main() {
    run(1);
    run(0);
    return 1;
}
