#pragma once
#include <stddef.h>
#include <string.h>

// The texts compiled into the binary: each file's bytes followed by one NUL, in the order of the
// table.
struct bridgebook_texts {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

struct bridgebook_texts bridgebook_migrations(void);
struct bridgebook_texts bridgebook_book(void);
struct bridgebook_texts bridgebook_manual(void);

// Returns the number of bytes before the first NUL; all of them if there is none.
static inline size_t bridgebook_text_length(const unsigned char *_Nonnull bytes, size_t count) {
  const unsigned char *end = (const unsigned char *)memchr(bytes, 0, count);
  return end ? (size_t)(end - bytes) : count;
}
