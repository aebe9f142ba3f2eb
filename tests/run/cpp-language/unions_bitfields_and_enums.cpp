// run: same
// clang: -std=c++17
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <new>
#include <string>

class any_value {
    enum class kind : std::uint8_t { none, number, text } kind_ = kind::none;
    union {
        double number_;
        std::string text_;
    };
    void clear() {
        if (kind_ == kind::text)
            text_.~basic_string();
        kind_ = kind::none;
    }

public:
    any_value() {}
    any_value(double d) : kind_(kind::number), number_(d) {}
    any_value(const char *s) : kind_(kind::text), text_(s) {}
    any_value(const any_value &o) { *this = o; }
    any_value &operator=(const any_value &o) {
        if (this == &o)
            return *this;
        clear();
        if (o.kind_ == kind::number)
            number_ = o.number_;
        else if (o.kind_ == kind::text)
            ::new (&text_) std::string(o.text_);
        kind_ = o.kind_;
        return *this;
    }
    ~any_value() { clear(); }
    void print() const {
        switch (kind_) {
        case kind::none: std::printf("none "); break;
        case kind::number: std::printf("%g ", number_); break;
        case kind::text: std::printf("'%s' ", text_.c_str()); break;
        }
    }
};

enum flags : unsigned { readable = 1, writable = 2, hidden = 4 };
constexpr flags operator|(flags a, flags b) { return static_cast<flags>(static_cast<unsigned>(a) | b); }

struct color {
    std::uint16_t red : 5, green : 6, blue : 5;
};

union view {
    std::uint32_t word;
    struct {
        std::uint8_t low, second;
        std::uint16_t high;
    } parts;
};

int main() {
    any_value values[] = {1.5, "a rather long piece of text that needs memory", {}, "short"};
    values[2] = values[1];
    values[1] = values[0];
    values[3] = values[3];
    for (const any_value &v : values)
        v.print();
    flags f = readable | hidden;
    std::printf("\n%u %d %d\n", f, (f & writable) != 0, f == 5u);
    color c{31, 63, 1};
    c.green++;
    std::uint16_t raw;
    std::memcpy(&raw, &c, 2);
    std::printf("%u %u %u %04x\n", c.red, c.green, c.blue, raw);
    view v;
    v.word = 0x12345678;
    std::printf("%02x %02x %04x\n", v.parts.low, v.parts.second, v.parts.high);
    enum class level : signed char { low = -1, mid, high };
    level l = static_cast<level>(static_cast<int>(level::low) + 2);
    std::printf("%d %zu\n", l == level::high, sizeof l);
    return c.green == 0 ? 0 : 1;
}
