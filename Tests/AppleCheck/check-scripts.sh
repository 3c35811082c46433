#!/usr/bin/env bash
# Whether the scripts can run with bash 3.2 and BSD tools, as a Mac has them: shellcheck, and a list of what is newer.
set -euo pipefail
cd "$(dirname "$0")/../.."
scripts=(.ci/run)
while IFS= read -r path; do scripts+=("$path"); done < <(find Tests -name '*.sh' | sort)
shellcheck --severity=warning --shell=bash --exclude=SC1091,SC2064 "${scripts[@]}"
failed=0
# A pattern of grep -E, a tab, and what is wrong with it.
while IFS=$'\t' read -r pattern reason; do
  [ -n "$pattern" ] || continue
  for path in "${scripts[@]}"; do
    [ "$path" != Tests/AppleCheck/check-scripts.sh ] || continue
    if found=$(grep -nE -- "$pattern" "$path" | grep -vE '^[0-9]+:[[:space:]]*#'); then
      echo "$path:${found%%:*}: $reason"
      failed=1
    fi
  done
done <<'LIST'
BASHPID	BASHPID needs bash 4
\b(mapfile|readarray|coproc)\b	needs bash 4
declare -[a-z]*A	associative arrays need bash 4
\$\{[A-Za-z_]+(,|\^)	changing case needs bash 4
\|&|&>>	needs bash 4
\bwait -n\b	needs bash 4.3
EPOCH(REALTIME|SECONDS)	needs bash 5
date [^|;]*%[0-9]*N	BSD date has no fractions
date -d	BSD date has no -d
(^|[|;& ])sha256sum *$	no sha256sum on a Mac; use digest of own-texts.sh
sed -i 	BSD sed needs a suffix after -i
grep -[A-Za-z]*P	BSD grep has no -P
stat -c	BSD stat has no -c
sort -V	BSD sort has no -V
xargs -r	not on every BSD
\b(tac|shuf|nproc|numfmt)\b	no such program on a Mac
head -n? ?-[0-9]	BSD head counts from the start only
mktemp [^|;)]*--	BSD mktemp has no long options
LIST
exit "$failed"
