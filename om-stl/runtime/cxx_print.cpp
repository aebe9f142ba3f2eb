// The end of std::print (<print>).

#include <errno.h>
#include <stdio.h>
#include <string>
#include <system_error>

namespace __om {

void print_text(FILE *stream, const std::string &text) {
    if (fwrite(text.data(), 1, text.size(), stream) != text.size())
        OM_THROW(std::system_error(errno, std::generic_category(), "std::print"));
}

} // namespace __om
