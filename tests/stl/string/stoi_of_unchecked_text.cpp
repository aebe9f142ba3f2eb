// verify: proved
// native: ok
#include <cassert>
#include <stdexcept>
#include <string>

static int parsed(const std::string &text) {
    try {
        return std::stoi(text);
    } catch (const std::invalid_argument &) {
        return -1;
    } catch (const std::out_of_range &) {
        return -2;
    }
}

int main() {
    assert(parsed("42") == 42);
    assert(parsed("x") == -1);
    assert(parsed("99999999999") == -2);
}
