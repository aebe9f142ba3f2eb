typedef struct { unsigned stable; unsigned skip; unsigned reserved1; unsigned reserved0; } Options;
struct Base { int id; float weight; };
struct Derived : Base { unsigned short count; Derived *next; unsigned short a; unsigned short b; };
extern "C" unsigned run(const Options *options, const Derived &derived) {
    return options->stable + derived.count;
}
