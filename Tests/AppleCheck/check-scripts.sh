#!/usr/bin/env bash
# Checks that the scripts can run with bash 3.2 and BSD tools, as on a Mac: shellcheck, and a list
# of newer features.
#
# usage: check-scripts.sh               every script of the repository
#        check-scripts.sh --self-test   checks that each line of Broken/newer-shell.txt is refused
#                                       for its reason, and that Broken/older-shell.txt is accepted
set -euo pipefail
cd "$(dirname "$0")/../.."
own=Tests/AppleCheck/check-scripts.sh

# A pattern for grep -E, a tab, and the problem.
newer=$(
  cat <<'LIST'
BASHPID	BASHPID needs bash 4
\b(mapfile|readarray|coproc)\b	needs bash 4
declare -[a-z]*A	associative arrays need bash 4
(declare|local) -[a-z]*n	references need bash 4.3
\$\{[A-Za-z_]+(,|\^)	changing case needs bash 4
\$\{[A-Za-z_]+@	transformations need bash 4.4
\$\{[A-Za-z_]+:[^}]*: *-[0-9]	a length below zero needs bash 4.2
\[-[0-9]+\]\}	an index below zero needs bash 4.2
\[\[? -v 	needs bash 4.2
\|&|&>>|;;?&	needs bash 4
\bwait -n\b	needs bash 4.3
\b(globstar|lastpipe)\b	needs bash 4
printf ['"]?%\(	times need bash 4.2
\{0[0-9]+\.\.	padded sequences need bash 4
EPOCH(REALTIME|SECONDS)	needs bash 5
date [^|;]*%[0-9]*N	BSD date has no fractions
date -d	BSD date has no -d
(^|[|;& ])sha256sum *$	no sha256sum on a Mac; use digest of own-texts.sh
sed -i 	BSD sed needs a suffix after -i
(sed|grep) [^|]*\\[+?|]	\+, \? and \| in a basic expression are GNU's
find [^|]*-printf	BSD find has no -printf
grep -[A-Za-z]*P	BSD grep has no -P
stat -c	BSD stat has no -c
sort -V	BSD sort has no -V
touch -d	BSD touch takes no words
base64 -w	BSD base64 has no -w
xargs -[dr]	not on every BSD
(^|[|;&(] *)(tac|shuf|nproc|numfmt|timeout|setsid|flock|md5sum) 	no such program on a Mac
head -n? ?-[0-9]	BSD head counts from the start only
mktemp [^|;)]*--	BSD mktemp has no long options
LIST
)

# "${a[@]}" of an array without elements is an error with `set -u` in bash 3.2, but not since 4.4.
# For an array that may be empty, check the count first, or use ${a[@]+"${a[@]}"}.
empty_arrays() {
  awk '
    function take(expression,    name) {
      if (!match(rest, expression)) return ""
      name = substr(rest, RSTART, RLENGTH)
      rest = substr(rest, RSTART + RLENGTH)
      gsub(/declare|local|[^A-Za-z0-9_ ]|-a /, "", name)
      gsub(/ /, "", name)
      return name
    }
    /^[[:space:]]*#/ { next }
    /set -[a-z]*u|nounset/ { isStrict = 1 }
    {
      gsub(/\$\{[A-Za-z0-9_]+\[[@*]\]\+"\$\{[A-Za-z0-9_]+\[[@*]\]\}"\}/, "")
      rest = $0
      while ((name = take("[A-Za-z_][A-Za-z0-9_]*=[(]([)]|[$]|\"[$]@\"|\"[$][{][A-Za-z0-9_]+\\[[@*])"))) {
        isOpen[name] = 1
      }
      rest = $0
      while ((name = take("(declare|local) -a [A-Za-z0-9_]+( |;|$)"))) isOpen[name] = 1
      rest = $0
      while ((name = take("[$][{]#[A-Za-z0-9_]+\\[[@*]\\][}]"))) delete isOpen[name]
      rest = $0
      while ((name = take("[$][{][A-Za-z0-9_]+\\[[@*]\\][}]"))) {
        if (isStrict && isOpen[name]) printf "%d: %s can be empty, which set -u refuses in bash 3.2\n", FNR, name
      }
    }' "$1"
}

check() {
  local failed=0 path pattern reason found
  for path in "$@"; do
    [ "$path" != "$own" ] || continue
    while IFS=$'\t' read -r pattern reason; do
      if found=$(grep -nE -- "$pattern" "$path" | grep -vE '^[0-9]+:[[:space:]]*#'); then
        echo "$path:${found%%:*}: $reason"
        failed=1
      fi
    done <<<"$newer"
    found=$(empty_arrays "$path")
    [ -z "$found" ] || { printf '%s\n' "$found" | sed "s|^|$path:|"; failed=1; }
  done
  return "$failed"
}

self_test() {
  local failed=0 reason line
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  while IFS=$'\t' read -r reason line; do
    printf '#!/usr/bin/env bash\nset -euo pipefail\n%s\n' "$line" >"$folder/line.sh"
    if check "$folder/line.sh" >"$folder/said" || ! grep -qF -- "$reason" "$folder/said"; then
      echo "not refused as \"$reason\": $line"
      failed=1
    fi
  done <Tests/AppleCheck/Broken/newer-shell.txt
  check Tests/AppleCheck/Broken/older-shell.txt || failed=1
  [ "$failed" -eq 0 ] && echo "what is newer than a Mac's shell and tools is refused"
  return "$failed"
}

if [ "${1:-}" = --self-test ]; then
  self_test
  exit
fi
scripts=("$own")
while IFS= read -r path; do scripts+=("$path"); done < <(
  find .ci .github .agents Tests -type f \( -name '*.sh' -o -path '*/bin/*' -o -path .ci/run \) | sort)
shellcheck --severity=warning --shell=bash --exclude=SC1091,SC2064 "${scripts[@]}"
check "${scripts[@]}"
