#pragma once
#include <stdbool.h>

// Installs a handler for SIGBUS that ends the program with the message and the status, unless the
// program continues after faults.
//
// The message is not copied.
void bridgebook_watch_mapping_faults(const char *_Nonnull message, long length, int status);

// Sets whether the program continues after a fault, with zeros for the missing page, except during
// fragile work.
void bridgebook_survive_mapping_faults(bool survives);
bool bridgebook_survives_mapping_faults(void);

// Counts work that must not continue with zeros: +1 at its beginning, -1 at its end.
void bridgebook_change_fragile_work(int change);

// Returns the number of pages that were replaced with zeros so far.
long bridgebook_mapping_faults(void);
