// The standard streams ([iostream.objects]), from the first constructor to the last destructor.
#include "check.h"
#include <iostream>
#include <sstream>
#include <string>

struct Witness {
    const char *name;
    explicit Witness(const char *n) : name(n) { std::cout << "made " << name << std::endl; }
    ~Witness() { std::cout << "gone " << name << std::endl; }
};
static Witness before_main("before main");

int main() {
    std::cout << "text " << 1 << ' ' << 2.5 << ' ' << true << '\n';
    printf("between\n");
    std::cout << "after" << std::endl;
    std::clog << "log" << std::endl;
    std::cerr << "error" << std::endl;
    CHECK(std::cout.good());
    CHECK(std::cin.good());
    CHECK((std::cerr.flags() & std::ios_base::unitbuf) != 0);
    CHECK((std::cout.flags() & std::ios_base::unitbuf) == 0);
    CHECK(std::cin.tie() == &std::cout);
    CHECK(std::cout.tie() == 0);
    CHECK(std::cout.precision() == 6);
    CHECK(std::cout.fill() == ' ');
    int n = 5;
    std::cin >> n;
    CHECK(std::cin.eof());
    CHECK(std::cin.fail());
    CHECK(n == 5);
    std::string line = "kept";
    std::getline(std::cin, line);
    CHECK(line == "kept");
    std::cin.clear();
    CHECK(std::cin.get() == -1);
    std::ostringstream captured;
    std::streambuf *const original = std::cout.rdbuf(captured.rdbuf());
    std::cout << "captured";
    std::cout.rdbuf(original);
    CHECK(captured.str() == "captured");
    std::ostream alias(std::cout.rdbuf());
    alias << "through an alias" << std::endl;
    std::ostream &reference = std::cout;
    reference << std::hex << 255 << std::dec << std::endl;
    static Witness local("in main");
    return check::done();
}
