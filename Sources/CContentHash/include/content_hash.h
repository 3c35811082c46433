#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Whether this processor has instructions for SHA-256.
bool bridgebook_has_sha256(void);

// Takes blocks of 64 bytes into the eight words of the state; only where the processor has the instructions.
void bridgebook_sha256(
    uint32_t *_Nonnull state, const uint8_t *_Nonnull bytes, size_t blocks,
    const uint32_t *_Nonnull constants);
