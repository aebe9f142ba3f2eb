/* <fenv.h> (C11 7.6): rounding to nearest is the only mode that is modelled, and exceptions leave no
 * flags behind.
 */
#include "model.h"
#include <fenv.h>

int fegetround(void) {
  return FE_TONEAREST;
}

int fesetround(int mode) {
  if (mode != FE_TONEAREST) {
    __verify_unsupported("fesetround: a rounding mode other than to nearest");
  }
  return 0;
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

int fegetenv(fenv_t *target) {
  OM_REQUIRES(target != NULL, "fegetenv: the target is a null pointer");
  __builtin_memset(target, 0, sizeof *target);
  return 0;
}

int feholdexcept(fenv_t *target) {
  return fegetenv(target);
}

int fesetenv(const fenv_t *source) {
  (void)source;
  return 0;
}

int feupdateenv(const fenv_t *source) {
  (void)source;
  return 0;
}
