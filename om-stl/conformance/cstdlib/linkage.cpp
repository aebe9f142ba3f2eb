// C headers that a program includes inside extern "C", as many do.
#include "check.h"

extern "C" {
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
}
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

int main() {
    CHECK(abs(-3) == 3);
    CHECK(std::abs(-2.5) == 2.5);
    CHECK(sqrt(4.0) == 2.0);
    CHECK(std::sqrt(4.0f) == 2.0f);
    CHECK(strlen("abc") == 3);
    CHECK(std::string("abc").size() == 3);
    CHECK(div(7, 2).quot == 3);
    return check::done();
}
