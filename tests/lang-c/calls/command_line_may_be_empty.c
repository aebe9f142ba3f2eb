// verify: bounded
// native: ok
int main(int argc, char **argv) {
    const char *name = argc > 0 ? argv[0] : "program";
    return name[0] == 0;
}
