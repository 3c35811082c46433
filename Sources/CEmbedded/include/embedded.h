#pragma once
#include <stddef.h>

// Texts compiled into the binary: each file's bytes followed by one NUL, in the order of the table.
struct bridgebook_texts {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

struct bridgebook_texts bridgebook_migrations(void);
struct bridgebook_texts bridgebook_book(void);
struct bridgebook_texts bridgebook_manual(void);
