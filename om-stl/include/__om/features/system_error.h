// What <system_error> says of the library [version.syn]: written by conformance/features.py.

#include <__om/config.h>

#if OM_CXX11
#define __cpp_lib_allocator_traits_is_always_equal 201411L
#define __cpp_lib_incomplete_container_elements 201505L
#define __cpp_lib_is_null_pointer 201309L
#define __cpp_lib_is_swappable 201603L
#define __cpp_lib_result_of_sfinae 201210L
#define __cpp_lib_uncaught_exceptions 201411L
#define __cpp_lib_void_t 201411L
#endif
#if OM_CXX14
#define __cpp_lib_integer_sequence 201304L
#define __cpp_lib_integral_constant_callable 201304L
#define __cpp_lib_is_final 201402L
#define __cpp_lib_make_reverse_iterator 201402L
#define __cpp_lib_robust_nonmodifying_seq_ops 201304L
#define __cpp_lib_string_udls 201304L
#define __cpp_lib_transformation_trait_aliases 201304L
#define __cpp_lib_transparent_operators 201510L
#define __cpp_lib_tuple_element_t 201402L
#define __cpp_lib_tuples_by_type 201304L
#endif
#if OM_CXX17
#define __cpp_lib_addressof_constexpr 201603L
#define __cpp_lib_bool_constant 201505L
#define __cpp_lib_hardware_interference_size 201703L
#define __cpp_lib_has_unique_object_representations 201606L
#define __cpp_lib_is_aggregate 201703L
#define __cpp_lib_is_invocable 201703L
#define __cpp_lib_launder 201606L
#define __cpp_lib_logical_traits 201510L
#define __cpp_lib_nonmember_container_access 201411L
#define __cpp_lib_string_view 201803L
#define __cpp_lib_type_trait_variable_templates 201510L
#endif
#if OM_CXX20
#define __cpp_lib_array_constexpr 201811L
#define __cpp_lib_bounded_array_traits 201902L
#define __cpp_lib_char8_t 201907L
#define __cpp_lib_concepts 202002L
#define __cpp_lib_constexpr_char_traits 201811L
#define __cpp_lib_constexpr_dynamic_alloc 201907L
#define __cpp_lib_constexpr_iterator 201811L
#if !defined(__cpp_lib_constexpr_memory) || __cpp_lib_constexpr_memory < 201811L
#undef __cpp_lib_constexpr_memory
#define __cpp_lib_constexpr_memory 201811L
#endif
#define __cpp_lib_constexpr_string 201907L
#define __cpp_lib_constexpr_string_view 201811L
#define __cpp_lib_constexpr_utility 201811L
#define __cpp_lib_destroying_delete 201806L
#define __cpp_lib_erase_if 202002L
#define __cpp_lib_is_constant_evaluated 201811L
#define __cpp_lib_is_nothrow_convertible 201806L
#define __cpp_lib_math_constants 201907L
#define __cpp_lib_ranges 202110L
#define __cpp_lib_remove_cvref 201711L
#define __cpp_lib_ssize 201902L
#define __cpp_lib_starts_ends_with 201711L
#define __cpp_lib_three_way_comparison 201907L
#define __cpp_lib_to_address 201711L
#define __cpp_lib_type_identity 201806L
#define __cpp_lib_unwrap_ref 201811L
#endif
#if OM_CXX23
#define __cpp_lib_constexpr_typeinfo 202106L
#define __cpp_lib_is_scoped_enum 202011L
#define __cpp_lib_string_contains 202011L
#define __cpp_lib_string_resize_and_overwrite 202110L
#endif
#if OM_CXX17 && !OM_CXX20
#define __cpp_lib_array_constexpr 201803L
#define __cpp_lib_constexpr_char_traits 201611L
#define __cpp_lib_constexpr_string 201611L
#endif
