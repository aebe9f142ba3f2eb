// verify: violated
// native: none
#include <cassert>

extern "C" int nondet_int();

static int classify(int k) {
    try {
        if (k == 0)
            throw short(1); //~ V0601
        if (k == 1)
            throw 1L;
        if (k == 2)
            throw 1.0f;
        throw 'c';
    } catch (long) {
        return 1;
    } catch (int) {
        return 2;
    } catch (char) {
        return 3;
    } catch (double) {
        return 4;
    } catch (float) {
        return 5;
    }
}

int main() {
    int k = nondet_int();
    int r = classify(k);
    assert(r == (k == 0 ? 2 : k == 1 ? 1 : k == 2 ? 5 : 3));
    return 0;
}
