// verify: violated
// native: none
int main() {
    int phase = 0;
    // C++ lets the compiler assume that it ends ([intro.progress]).
    while (true) { //~ V0307
        phase = 1 - phase;
    }
}
