// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <ostream>
#include <streambuf>

class Counter : public std::streambuf {
  public:
    int count = 0;

  protected:
    int overflow(int c) override {
        ++count;
        return c;
    }
};

int main() {
    Counter counter;
    std::ostream out(&counter);
    out << "four" << 12;
    assert(counter.count == 6);
}
