// verify: violated
// native: none
__attribute__((weak)) int plugin(void);

int main(void) {
    return plugin(); //~ V0303
}
