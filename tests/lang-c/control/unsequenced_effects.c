// verify: proved
// native: ok
int main(void) {
    int i = 1;
    int a[3] = {0};
    a[i++] = 3;
    int j = i++ && ++i;
    return j ? i - 4 : i;
}
