#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Returns whether the processor has SHA-256 instructions.
bool bridgebook_has_sha256(void);

// Hashes blocks of 64 bytes into the eight words of the state; requires the SHA-256 instructions.
void bridgebook_sha256(
    uint32_t *_Nonnull state, const uint8_t *_Nonnull bytes, size_t blocks,
    const uint32_t *_Nonnull constants);
