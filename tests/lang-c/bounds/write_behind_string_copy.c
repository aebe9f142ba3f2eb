// verify: proved
// native: none
char nondet_char(void);

int main(void) {
    char source[6], target[5];
    for (int i = 0; i < 5; i++)
        source[i] = nondet_char();
    source[5] = '\0';
    char *to = target;
    const char *from = source;
    for (int i = 0; i < 4 && *from; i++)
        *to++ = *from++;
    *to = '\0';
    return target[0] == 'x';
}
