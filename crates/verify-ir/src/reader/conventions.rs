//! Calling conventions: LLVM's names for its numbers.

use super::Reader;
use super::lexer::Token;
use super::tokens::{Parse, fault};
use crate::attribute::CallingConvention;
use crate::error::Problem;

impl Reader<'_> {
    /// A calling convention, if one stands here.
    #[inline]
    pub(super) fn calling_convention(&mut self) -> Parse<CallingConvention> {
        let Token::Word(word) = self.tokens.current else {
            return Ok(CallingConvention::C);
        };
        if word == "cc" {
            self.tokens.advance()?;
            let at = self.tokens.start;
            let number = self.tokens.small_number()?;
            return match u16::try_from(number) {
                Ok(number) if number < 1024 => Ok(CallingConvention(number)),
                _ => fault(
                    at,
                    Problem::Malformed("there are fewer than 1024 conventions"),
                ),
            };
        }
        if word == "riscv_vls_cc" {
            return self.vector_length_convention();
        }
        match named_convention(word) {
            Some(number) => {
                self.tokens.advance()?;
                Ok(CallingConvention(number))
            }
            None => Ok(CallingConvention::C),
        }
    }

    /// `riscv_vls_cc` or `riscv_vls_cc(256)`.
    fn vector_length_convention(&mut self) -> Parse<CallingConvention> {
        self.tokens.advance()?;
        if !self.tokens.eat(b'(')? {
            return Ok(CallingConvention(114));
        }
        let at = self.tokens.start;
        let length = self.tokens.small_number()?;
        self.tokens.expect(b')')?;
        if !length.is_power_of_two() || !(32..=65536).contains(&length) {
            return fault(at, Problem::Malformed("no such vector length"));
        }
        Ok(CallingConvention(
            112 + (length.trailing_zeros() as u16 - 5),
        ))
    }
}

#[rustfmt::skip]
fn named_convention(word: &str) -> Option<u16> {
    // Most words that are asked for are types.
    if !word.contains("cc") && !word.contains('_') {
        return None;
    }
    Some(match word {
        "ccc" => 0, "fastcc" => 8, "coldcc" => 9, "ghccc" => 10, "hipecc" => 11,
        "webkit_jscc" => 12, "anyregcc" => 13, "preserve_mostcc" => 14, "preserve_allcc" => 15,
        "swiftcc" => 16, "cxx_fast_tlscc" => 17, "tailcc" => 18, "cfguard_checkcc" => 19,
        "swifttailcc" => 20, "preserve_nonecc" => 21, "x86_stdcallcc" => 64,
        "x86_fastcallcc" => 65, "arm_apcscc" => 66, "arm_aapcscc" => 67, "arm_aapcs_vfpcc" => 68,
        "msp430_intrcc" => 69, "x86_thiscallcc" => 70, "ptx_kernel" => 71, "ptx_device" => 72,
        "spir_func" => 75, "spir_kernel" => 76, "intel_ocl_bicc" => 77, "x86_64_sysvcc" => 78,
        "win64cc" => 79, "x86_vectorcallcc" => 80, "hhvmcc" => 81, "hhvm_ccc" => 82,
        "x86_intrcc" => 83, "avr_intrcc" => 84, "avr_signalcc" => 85, "amdgpu_vs" => 87,
        "amdgpu_gs" => 88, "amdgpu_ps" => 89, "amdgpu_cs" => 90, "amdgpu_kernel" => 91,
        "x86_regcallcc" => 92, "amdgpu_hs" => 93, "amdgpu_ls" => 95, "amdgpu_es" => 96,
        "aarch64_vector_pcs" => 97, "aarch64_sve_vector_pcs" => 98, "amdgpu_gfx" => 100,
        "aarch64_sme_preservemost_from_x0" => 102, "aarch64_sme_preservemost_from_x2" => 103,
        "amdgpu_cs_chain" => 104, "amdgpu_cs_chain_preserve" => 105, "m68k_rtdcc" => 106,
        "graalcc" => 107, "riscv_vector_cc" => 110, "aarch64_sme_preservemost_from_x1" => 111,
        "amdgpu_gfx_whole_wave" => 124, "cheriot_compartmentcallcc" => 125,
        "cheriot_compartmentcalleecc" => 126, "cheriot_librarycallcc" => 127,
        _ => return None,
    })
}
