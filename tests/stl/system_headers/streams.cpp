// verify: bounded
// clang: -include bits/c++config.h
// native: none
#include <cassert>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

int main() {
    std::string name = "text";
    std::cout << "hello " << 3 << ' ' << 2.5 << name << std::endl;
    int number = 0;
    if (std::cin >> number && number > 3) std::cout << std::hex << std::setw(5) << number << "\n";
    std::ostringstream out;
    out << 3 << "x" << std::setprecision(3) << std::fixed << 1.5;
    assert(out.str() == "3x1.500");
    std::istringstream in("12 word rest of line");
    std::string word, line;
    in >> number >> word;
    assert(number == 12 && word == "word");
    std::getline(in, line);
    assert(line == " rest of line" && in.eof());
    assert(!(in >> number));
    std::stringstream both;
    both << 1 << ' ' << 2;
    int first = 0, second = 0;
    both >> first >> second;
    assert(first == 1 && second == 2);
    both.clear();
    both.str("7");
    both >> first;
    assert(first == 7);
    std::ifstream file("some file");
    if (file) file >> number;
}
