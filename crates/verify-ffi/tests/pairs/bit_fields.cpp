struct Flags {
    unsigned short kind;
    unsigned short a : 3;
    unsigned short b : 5;
    unsigned count;
};
extern "C" bool has(const Flags *flags) { return flags->a; }
