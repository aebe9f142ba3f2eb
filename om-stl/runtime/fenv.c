/* <fenv.h> (C11 7.6): the rounding mode is the engine's, exceptions leave no flags behind.
 */
#include "model.h"
#include <fenv.h>

/* The modes by the numbers of FLT_ROUNDS, which the engine uses, too. */
enum number { TOWARD_ZERO, TO_NEAREST, UPWARD, DOWNWARD };

int fegetround(void) {
    switch (__verify_rounding()) {
    case TOWARD_ZERO:
        return FE_TOWARDZERO;
    case UPWARD:
        return FE_UPWARD;
    case DOWNWARD:
        return FE_DOWNWARD;
    default:
        return FE_TONEAREST;
    }
}

int fesetround(int mode) {
    switch (mode) {
    case FE_TOWARDZERO:
        __verify_set_rounding(TOWARD_ZERO);
        return 0;
    case FE_UPWARD:
        __verify_set_rounding(UPWARD);
        return 0;
    case FE_DOWNWARD:
        __verify_set_rounding(DOWNWARD);
        return 0;
    case FE_TONEAREST:
        __verify_set_rounding(TO_NEAREST);
        return 0;
    default:
        return 1;
    }
}

int feclearexcept(int exceptions) {
    (void)exceptions;
    return 0;
}

int feraiseexcept(int exceptions) {
    (void)exceptions;
    return 0;
}

/* Which operations have raised what is not recorded. */
int fetestexcept(int exceptions) {
    if (__verify_executing()) {
        __verify_unsupported("fetestexcept: floating-point exceptions are not recorded");
    }
    __verify_assumed("fetestexcept: any exceptions may have been raised");
    return om_any_int() & exceptions & FE_ALL_EXCEPT;
}

int fegetexceptflag(fexcept_t *target, int exceptions) {
    *target = (fexcept_t)fetestexcept(exceptions);
    return 0;
}

int fesetexceptflag(const fexcept_t *source, int exceptions) {
    (void)source;
    (void)exceptions;
    return 0;
}

/* What an environment holds of ours: the rounding mode. */
int fegetenv(fenv_t *target) {
    OM_REQUIRES(target != NULL, "fegetenv: the target is a null pointer");
    int mode = fegetround();
    __builtin_memset(target, 0, sizeof *target);
    __builtin_memcpy(target, &mode, sizeof mode);
    return 0;
}

int feholdexcept(fenv_t *target) { return fegetenv(target); }

int fesetenv(const fenv_t *source) {
    OM_REQUIRES(source != NULL, "fesetenv: the source is a null pointer");
    int mode = FE_TONEAREST;
    if (source != FE_DFL_ENV) {
        __builtin_memcpy(&mode, source, sizeof mode);
    }
    return fesetround(mode);
}

int feupdateenv(const fenv_t *source) { return fesetenv(source); }
