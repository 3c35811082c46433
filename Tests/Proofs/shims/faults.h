// Decides which call fails, by the kinds of calls, their counters, and the affected files. Used by
// faults.c only.

#pragma once

enum kind {
  OPEN, READ, WRITE, SYNC, TRUNCATE, RENAME, LINK, UNLINK, MMAP, CLOSE, LOCK, STAT, MKDIR, MEMORY,
  ROOM, ANY, KINDS
};
static const char *const kinds[KINDS] = {
  "open", "read", "write", "sync", "truncate", "rename", "link", "unlink", "mmap", "close", "lock",
  "stat", "mkdir", "memory", "room", "any"
};

static atomic_long counts[KINDS];
static int failing_kind = -1, action, is_sticky, is_short, is_kill, is_lost, is_cut;
static long failing_call, fixed_clock;
static const char *root, *count_path;
static size_t root_length;
static unsigned char tracked[4096];

static int is_ours(const char *path) {
  return root && path && (path[0] != '/' || !strncmp(path, root, root_length));
}

static int is_tracked(int descriptor) {
  return descriptor > 2 && descriptor < (int)sizeof tracked && tracked[descriptor];
}

static void track(int descriptor, const char *path) {
  if (descriptor > 2 && descriptor < (int)sizeof tracked) tracked[descriptor] = is_ours(path);
}

/// Counts a call, and returns whether it must fail, with `errno` set.
static int hits(enum kind kind) {
  long number = atomic_fetch_add(&counts[kind], 1) + 1;
  if ((int)kind != failing_kind || !failing_call) return 0;
  if (is_sticky ? number < failing_call : number != failing_call) return 0;
  if (is_kill) kill(getpid(), SIGKILL);
  errno = action;
  return 1;
}

/// Counts the call under its own kind, then under the groups it belongs to.
static int fails(enum kind kind, int needs_room) {
  int result = hits(kind);
  if (kind != MEMORY) result |= hits(ANY);
  if (needs_room) result |= hits(ROOM);
  return result;
}

