// verify: proved
// flags: --check float-special
// native: none
float nondet_float(void);

int main(void) {
    float a = nondet_float(), b = nondet_float();
    if (!(a >= 0.0f && a <= 10.0f && b >= 0.0f && b <= 10.0f))
        return 0;
    if (a - b >= 1.0f)
        return 1.0f / (a - b) > 2.0f;
    return 0;
}
