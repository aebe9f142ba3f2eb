// Thread-local variables in every model.
// flags: -fPIC
// expect global: `int plain` at 5
// expect thread local: plain generaldynamic, fixed localexec, early initialexec, own localdynamic
__thread int plain = 3;
__thread int fixed __attribute__((tls_model("local-exec")));
extern __thread int early __attribute__((tls_model("initial-exec")));
static __thread long own[4] __attribute__((tls_model("local-dynamic")));

int touch(int i) {
    own[i & 3]++;
    return plain++ + fixed + early + (int)own[0];
}
