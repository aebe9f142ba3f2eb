// verify: bounded
// native: none
#include <cassert>
#include <locale>

int main() {
    const std::messages<char> &texts = std::use_facet<std::messages<char> >(std::locale());
    const std::messages<char>::catalog opened = texts.open("greetings", std::locale());
    if (opened < 0) return 0;
    assert(texts.get(opened, 1, 1, "hello") == "hello");
    texts.close(opened);
}
