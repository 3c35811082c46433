#include "content_hash.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

bool bridgebook_has_sha256(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return false;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_SHA);
}

__attribute__((target("ssse3,sse4.1,sha"))) void bridgebook_sha256(
    uint32_t *state, const uint8_t *bytes, size_t blocks, const uint32_t *constants) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0bULL, 0x0405060700010203ULL);
  // The SHA instructions expect the state as ABEF and CDGH.
  __m128i abcd = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);
  __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
  __m128i abef = _mm_alignr_epi8(abcd, efgh, 8);
  __m128i cdgh = _mm_blend_epi16(efgh, abcd, 0xf0);
  for (; blocks > 0; blocks--, bytes += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i w[4];
    for (int i = 0; i < 4; i++) {
      w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), big_endian);
    }
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      const __m128i k = _mm_loadu_si128((const __m128i *)(constants + 4 * i));
      const __m128i sum = _mm_add_epi32(w[i & 3], k);
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
      if (i >= 12) continue;
      // Computes the message words for four groups of rounds later.
      const __m128i last = w[(i + 3) & 3];
      const __m128i early = _mm_sha256msg1_epu32(w[i & 3], w[(i + 1) & 3]);
      const __m128i middle = _mm_alignr_epi8(last, w[(i + 2) & 3], 4);
      w[i & 3] = _mm_sha256msg2_epu32(_mm_add_epi32(early, middle), last);
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  const __m128i feba = _mm_shuffle_epi32(abef, 0x1b);
  const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#elif defined(__aarch64__) && (defined(__APPLE__) || defined(__linux__))
#include <arm_neon.h>
#ifdef __linux__
#include <asm/hwcap.h>
#include <sys/auxv.h>
#endif

bool bridgebook_has_sha256(void) {
#ifdef __linux__
  return getauxval(AT_HWCAP) & HWCAP_SHA2;
#else
  return true; // Apple's 64-bit processors have them since the A7.
#endif
}

__attribute__((target("sha2"))) void bridgebook_sha256(
    uint32_t *state, const uint8_t *bytes, size_t blocks, const uint32_t *constants) {
  uint32x4_t abcd = vld1q_u32(state);
  uint32x4_t efgh = vld1q_u32(state + 4);
  for (; blocks > 0; blocks--, bytes += 64) {
    const uint32x4_t abcd_before = abcd, efgh_before = efgh;
    uint32x4_t w[4];
    for (int i = 0; i < 4; i++) {
      w[i] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(bytes + 16 * i)));
    }
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      const uint32x4_t sum = vaddq_u32(w[i & 3], vld1q_u32(constants + 4 * i));
      const uint32x4_t abcd_now = abcd;
      abcd = vsha256hq_u32(abcd, efgh, sum);
      efgh = vsha256h2q_u32(efgh, abcd_now, sum);
      if (i >= 12) continue;
      // Computes the message words for four groups of rounds later.
      const uint32x4_t early = vsha256su0q_u32(w[i & 3], w[(i + 1) & 3]);
      w[i & 3] = vsha256su1q_u32(early, w[(i + 2) & 3], w[(i + 3) & 3]);
    }
    abcd = vaddq_u32(abcd, abcd_before);
    efgh = vaddq_u32(efgh, efgh_before);
  }
  vst1q_u32(state, abcd);
  vst1q_u32(state + 4, efgh);
}

#else

bool bridgebook_has_sha256(void) { return false; }

void bridgebook_sha256(
    uint32_t *state, const uint8_t *bytes, size_t blocks, const uint32_t *constants) {
  __builtin_trap();
}

#endif
