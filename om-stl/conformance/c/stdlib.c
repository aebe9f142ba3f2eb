/* <stdlib.h>: sorting, searching, arithmetic and random numbers. */
#include "compare.h"
#include <inttypes.h>

MODEL(abs);
MODEL(labs);
MODEL(llabs);
MODEL(imaxabs);
MODEL(div);
MODEL(ldiv);
MODEL(lldiv);
MODEL(imaxdiv);
MODEL(qsort);
MODEL(qsort_r);
MODEL(bsearch);
MODEL(rand);
MODEL(srand);
MODEL(random);
MODEL(srandom);
MODEL(rand_r);
MODEL(drand48);
MODEL(srand48);
MODEL(lrand48);
MODEL(mrand48);
MODEL(erand48);
MODEL(nrand48);
MODEL(jrand48);
MODEL(seed48);
MODEL(getenv);
MODEL(setenv);
MODEL(unsetenv);
MODEL(putenv);

static int by_value(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static int by_value_with(const void *a, const void *b, void *argument) { return *(int *)argument * by_value(a, b); }

struct record {
    char key;
    int payload;
    char filler[3];
};

static int by_key(const void *a, const void *b) {
    return ((const struct record *)a)->key - ((const struct record *)b)->key;
}

static void sorting(void) {
    static int one[300], two[300];
    for (int round = 0; round < 2000; round++) {
        size_t count = random_below(round < 1000 ? 12 : 300);
        for (size_t i = 0; i < count; i++) {
            one[i] = two[i] = (int)random_below(round % 2 ? 10 : 1000000) - 5;
        }
        qsort(one, count, sizeof one[0], by_value);
        om_qsort(two, count, sizeof two[0], by_value);
        COMPARE("qsort", memcmp(one, two, count * sizeof one[0]) == 0, "%zu elements", count);
        for (int k = 0; k < 20; k++) {
            int key = one[0] + (int)random_below(30) - 3;
            int *f1 = bsearch(&key, one, count, sizeof one[0], by_value),
                *f2 = om_bsearch(&key, two, count, sizeof two[0], by_value);
            COMPARE("bsearch", (f1 == NULL) == (f2 == NULL) && (f1 == NULL || *f1 == *f2), "%d", key);
        }
        int direction = round % 3 ? 1 : -1;
        qsort_r(one, count, sizeof one[0], by_value_with, &direction);
        om_qsort_r(two, count, sizeof two[0], by_value_with, &direction);
        COMPARE("qsort_r", memcmp(one, two, count * sizeof one[0]) == 0, "%zu elements", count);
    }
    static struct record r1[100], r2[100];
    for (int round = 0; round < 300; round++) {
        size_t count = random_below(100);
        memset(r1, 0, sizeof r1);
        for (size_t i = 0; i < count; i++) {
            r1[i].key = (char)random_below(6);
            r1[i].payload = (int)i;
        }
        memcpy(r2, r1, sizeof r1);
        qsort(r1, count, sizeof r1[0], by_key);
        om_qsort(r2, count, sizeof r2[0], by_key);
        COMPARE("qsort", memcmp(r1, r2, sizeof r1) == 0, "%zu records", count);
    }
}

static void arithmetic(void) {
    for (int i = 0; i < 100000; i++) {
        long a = (long)random_bits() >> random_below(60), b = (long)random_bits() >> random_below(60);
        if (a == LONG_MIN || b == 0 || (int)b == 0 || (int)a == INT_MIN) {
            continue;
        }
        COMPARE("abs", abs((int)a) == om_abs((int)a), "%ld", a);
        COMPARE("labs", labs(a) == om_labs(a), "%ld", a);
        COMPARE("llabs", llabs(a) == om_llabs(a), "%ld", a);
        COMPARE("imaxabs", imaxabs(a) == om_imaxabs(a), "%ld", a);
        div_t d1 = div((int)a, (int)b), d2 = om_div((int)a, (int)b);
        COMPARE("div", d1.quot == d2.quot && d1.rem == d2.rem, "%ld %ld", a, b);
        ldiv_t l1 = ldiv(a, b), l2 = om_ldiv(a, b);
        COMPARE("ldiv", l1.quot == l2.quot && l1.rem == l2.rem, "%ld %ld", a, b);
        lldiv_t ll1 = lldiv(a, b), ll2 = om_lldiv(a, b);
        COMPARE("lldiv", ll1.quot == ll2.quot && ll1.rem == ll2.rem, "%ld %ld", a, b);
        imaxdiv_t i1 = imaxdiv(a, b), i2 = om_imaxdiv(a, b);
        COMPARE("imaxdiv", i1.quot == i2.quot && i1.rem == i2.rem, "%ld %ld", a, b);
    }
}

static void random_numbers(void) {
    for (int i = 0; i < 1000; i++) {
        COMPARE("rand", rand() == om_rand(), "unseeded, number %d", i);
    }
    static const unsigned seeds[] = {0, 1, 2, 42, 12345, 0x7fffffff, 0x80000000, 0xffffffff};
    for (size_t s = 0; s < sizeof seeds / sizeof *seeds; s++) {
        srand(seeds[s]);
        om_srand(seeds[s]);
        for (int i = 0; i < 2000; i++) {
            COMPARE("rand", rand() == om_rand(), "seed %u, number %d", seeds[s], i);
        }
        srandom(seeds[s]);
        om_srandom(seeds[s]);
        unsigned r1 = seeds[s], r2 = seeds[s];
        srand48((long)seeds[s]);
        om_srand48((long)seeds[s]);
        unsigned short x1[3] = {seeds[s], 5, 77}, x2[3] = {seeds[s], 5, 77};
        for (int i = 0; i < 1000; i++) {
            COMPARE("random", random() == om_random(), "seed %u", seeds[s]);
            COMPARE("rand_r", rand_r(&r1) == om_rand_r(&r2) && r1 == r2, "seed %u", seeds[s]);
            COMPARE("drand48", drand48() == om_drand48(), "seed %u", seeds[s]);
            COMPARE("lrand48", lrand48() == om_lrand48(), "seed %u", seeds[s]);
            COMPARE("mrand48", mrand48() == om_mrand48(), "seed %u", seeds[s]);
            COMPARE("erand48", erand48(x1) == om_erand48(x2), "seed %u", seeds[s]);
            COMPARE("nrand48", nrand48(x1) == om_nrand48(x2), "seed %u", seeds[s]);
            COMPARE("jrand48", jrand48(x1) == om_jrand48(x2), "seed %u", seeds[s]);
        }
        unsigned short *b1 = seed48(x1), *b2 = om_seed48(x2);
        COMPARE("seed48", memcmp(b1, b2, 6) == 0 && drand48() == om_drand48(), "seed %u", seeds[s]);
    }
}

static void check_variable(const char *name) {
    const char *a = getenv(name), *b = om_getenv(name);
    COMPARE("getenv", (a == NULL) == (b == NULL) && (a == NULL || strcmp(a, b) == 0), "%s: %s, not %s", name, b, a);
}

static void environment(void) {
    clearenv();
    static const char *const names[] = {"ONE", "TWO", "THREE", "ON", "ONEX"};
    static char put[] = "TWO=put";
    for (int step = 0; step < 8; step++) {
        for (int i = 0; i < 5; i++) {
            check_variable(names[i]);
        }
        int a = 0, b = 0;
        switch (step) {
        case 0:
            a = setenv("ONE", "1", 1), b = om_setenv("ONE", "1", 1);
            break;
        case 1:
            a = setenv("ONE", "2", 0), b = om_setenv("ONE", "2", 0);
            break;
        case 2:
            a = setenv("ONE", "3", 1), b = om_setenv("ONE", "3", 1);
            break;
        case 3:
            a = putenv(put), b = om_putenv(put);
            break;
        case 4:
            a = setenv("A=B", "x", 1), b = om_setenv("A=B", "x", 1);
            break;
        case 5:
            a = unsetenv("ONE"), b = om_unsetenv("ONE");
            break;
        case 6:
            put[4] = 'P';
            break;
        case 7:
            a = unsetenv(""), b = om_unsetenv("");
            break;
        }
        COMPARE("setenv, unsetenv, putenv", a == b, "step %d", step);
    }
}

int main(void) {
    sorting();
    arithmetic();
    random_numbers();
    environment();
    return finish("stdlib.h");
}
