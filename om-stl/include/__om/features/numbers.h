// What <numbers> says of the library [version.syn]: written by conformance/features.py.

#include <__om/config.h>

#if OM_CXX20
#define __cpp_lib_bool_constant 201505L
#define __cpp_lib_bounded_array_traits 201902L
#define __cpp_lib_char8_t 201907L
#define __cpp_lib_has_unique_object_representations 201606L
#define __cpp_lib_integral_constant_callable 201304L
#define __cpp_lib_is_aggregate 201703L
#define __cpp_lib_is_constant_evaluated 201811L
#define __cpp_lib_is_final 201402L
#define __cpp_lib_is_invocable 201703L
#define __cpp_lib_is_nothrow_convertible 201806L
#define __cpp_lib_is_null_pointer 201309L
#define __cpp_lib_is_swappable 201603L
#define __cpp_lib_logical_traits 201510L
#define __cpp_lib_math_constants 201907L
#define __cpp_lib_remove_cvref 201711L
#define __cpp_lib_result_of_sfinae 201210L
#define __cpp_lib_transformation_trait_aliases 201304L
#define __cpp_lib_type_identity 201806L
#define __cpp_lib_type_trait_variable_templates 201510L
#define __cpp_lib_unwrap_ref 201811L
#define __cpp_lib_void_t 201411L
#endif
#if OM_CXX23
#define __cpp_lib_is_scoped_enum 202011L
#endif
