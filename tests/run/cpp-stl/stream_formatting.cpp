// run: same
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

struct vec {
    double x, y;
};

static std::ostream &operator<<(std::ostream &out, const vec &v) { return out << '(' << v.x << ", " << v.y << ')'; }

static std::istream &operator>>(std::istream &in, vec &v) {
    char open, comma, close;
    if (in >> open >> v.x >> comma >> v.y >> close && (open != '(' || comma != ',' || close != ')'))
        in.setstate(std::ios::failbit);
    return in;
}

int main() {
    std::cout << 42 << ' ' << std::hex << 255 << ' ' << std::oct << 8 << std::dec << ' ' << true << ' ' << std::boolalpha << false << '\n';
    std::cout << std::setw(8) << "right" << '|' << std::left << std::setw(8) << "left" << '|' << std::right << std::setfill('0') << std::setw(5) << 7 << '\n';
    std::cout << std::fixed << std::setprecision(3) << 3.14159 << ' ' << std::scientific << 12345.678 << std::defaultfloat << ' ' << 0.5 << '\n';
    std::cout << vec{1.5, -2} << std::endl;
    std::istringstream in("10 20 abc 3.5 (1,2) (3;4)");
    int a, b;
    std::string word;
    double d;
    vec v, w;
    in >> a >> b >> word >> d >> v;
    std::cout << a + b << ' ' << word << ' ' << d << ' ' << v << ' ' << in.good() << '\n';
    in >> w;
    std::cout << in.fail() << ' ' << in.eof() << '\n';
    std::istringstream lines("first line\nsecond\n\nlast");
    int n = 0;
    for (std::string line; std::getline(lines, line); ++n)
        std::cout << line.size() << ' ';
    std::ostringstream out;
    out << "built " << n << " lines";
    std::cout << out.str() << '\n';
    return n == 4 ? 0 : 1;
}
