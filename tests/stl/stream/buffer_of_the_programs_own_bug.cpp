// verify: violated
// system-headers: violated
// native: none
#include <cassert>
#include <istream>
#include <streambuf>

class Empty : public std::streambuf {
  protected:
    // Says that there is a character, but provides none.
    int underflow() override { return 'x'; }
};

int main() {
    Empty empty;
    std::istream in(&empty);
    return in.get(); //~ V0511
}
