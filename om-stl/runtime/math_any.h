/* What is known of an elementary function's result where its argument is not: any value of its range,
 * the special values of C11 Annex F, and the same result for the same argument. math_any.c.
 */
#ifndef OM_RUNTIME_MATH_ANY_H
#define OM_RUNTIME_MATH_ANY_H

#define OM_ANY_UNARY(function)                                                                                         \
    float __om_any_##function##f(float);                                                                               \
    double __om_any_##function(double);                                                                                \
    long double __om_any_##function##l(long double);

#define OM_ANY_BINARY(function)                                                                                        \
    float __om_any_##function##f(float, float);                                                                        \
    double __om_any_##function(double, double);                                                                        \
    long double __om_any_##function##l(long double, long double);

OM_ANY_UNARY(exp)
OM_ANY_UNARY(exp2)
OM_ANY_UNARY(exp10)
OM_ANY_UNARY(expm1)
OM_ANY_UNARY(log)
OM_ANY_UNARY(log2)
OM_ANY_UNARY(log10)
OM_ANY_UNARY(log1p)
OM_ANY_UNARY(sinh)
OM_ANY_UNARY(cosh)
OM_ANY_UNARY(tanh)
OM_ANY_UNARY(asinh)
OM_ANY_UNARY(acosh)
OM_ANY_UNARY(atanh)
OM_ANY_UNARY(cbrt)
OM_ANY_UNARY(sin)
OM_ANY_UNARY(cos)
OM_ANY_UNARY(tan)
OM_ANY_UNARY(asin)
OM_ANY_UNARY(acos)
OM_ANY_UNARY(atan)
OM_ANY_UNARY(erf)
OM_ANY_UNARY(erfc)
OM_ANY_UNARY(tgamma)
OM_ANY_UNARY(lgamma)
OM_ANY_BINARY(pow)
OM_ANY_BINARY(hypot)
OM_ANY_BINARY(atan2)

#endif
