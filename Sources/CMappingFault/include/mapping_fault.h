#pragma once
#include <stdbool.h>

// Takes the signal SIGBUS over: it ends the program with the message and the status, unless it can go on.
//
// The message is not copied.
void bridgebook_watch_mapping_faults(const char *_Nonnull message, long length, int status);

// Whether the program goes on after a fault outside of fragile work, with zeros for what is missing.
void bridgebook_survive_mapping_faults(bool survives);
bool bridgebook_survives_mapping_faults(void);

// Counts work that must not go on with zeros: +1 at its beginning, -1 at its end.
void bridgebook_change_fragile_work(int change);

// How many pages were replaced by zeros so far.
long bridgebook_mapping_faults(void);
