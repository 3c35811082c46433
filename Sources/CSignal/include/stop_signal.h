#pragma once

// Records SIGINT and SIGTERM from now on instead of ending the process; a second signal of the same
// kind ends it. A signal that is ignored stays ignored.
void bridgebook_watch_stop_signals(void);

// Returns the number of the last signal received since then; 0 if there was none.
int bridgebook_stop_signal(void);
