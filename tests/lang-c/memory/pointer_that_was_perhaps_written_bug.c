// verify: violated
// native: none
// With the last index it is not what it was, and is used all the same.
unsigned long nondet_ulong(void);

struct Text {
    char characters[16];
    char *owner;
};

int main(void) {
    char name = 'n';
    struct Text text = {"", &name};
    char *const bytes = (char *)&text;
    unsigned long index = nondet_ulong();
    if (index > sizeof text.characters)
        return 0;
    bytes[index] = 7;
    if (index + 1 == sizeof text.characters)
        return 0;
    return *text.owner == 'n' ? 0 : 1; //~ V0114
}
