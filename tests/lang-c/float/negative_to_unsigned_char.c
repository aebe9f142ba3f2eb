// verify: proved
// native: none
float nondet_float(void);

int main(void) {
    float f = nondet_float();
    if (!(f > -1.0f && f < 256.0f))
        return 0;
    unsigned char c = (unsigned char)f;
    return c == 200;
}
