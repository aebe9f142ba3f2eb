// verify: bounded
// native: none
// One of the indices lies in the pointer that follows the buffer; with that one it is not used.
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
    if (index == sizeof text.characters)
        return 0;
    return *text.owner == 'n' ? 0 : 1;
}
