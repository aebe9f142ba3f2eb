// verify: proved
// native: none
int nondet_int(void);

int main(void) {
    int width = nondet_int(), height = nondet_int();
    if (width <= 0 || height <= 0)
        return 0;
    if (width > 46340 || height > 46340)
        return 0;
    int area = width * height;
    return area < width;
}
