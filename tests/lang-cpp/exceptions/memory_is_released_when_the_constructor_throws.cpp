// verify: proved
// native: ok
#include <cassert>

struct log {
    char *buffer;
    explicit log(bool fail) : buffer(nullptr) {
        if (fail)
            throw 7;
        buffer = new char[16];
    }
    ~log() { delete[] buffer; }
};

int main() {
    log *fine = new log(false);
    delete fine;
    try {
        log *broken = new log(true);
        delete broken;
    } catch (int i) {
        assert(i == 7);
    }
    return 0;
}
