// verify: violated
// native: none
char nondet_char(void);

int main(void) {
    char source[6], target[5];
    for (int i = 0; i < 5; i++)
        source[i] = nondet_char();
    source[5] = '\0';
    char *to = target;
    const char *from = source;
    while ((*to = *from)) { //~ V0102
        to++;
        from++;
    }
    return target[0] == 'x';
}
