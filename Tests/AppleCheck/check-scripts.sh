#!/usr/bin/env bash
# Checks that the scripts can run with bash 3.2 and BSD tools, as on a Mac: shellcheck, and a list
# of newer features.
#
# usage: check-scripts.sh               every script of the repository, and the shell text in Tests/**/*.swift
#        check-scripts.sh --self-test   checks that each line of Broken/newer-shell.txt is refused
#                                       for its reason, in a script and in a Swift file, and that
#                                       Broken/older-shell.txt is accepted
set -euo pipefail
cd "$(dirname "$0")/../.."

start="(^|[|;&({\`\"'!] *|^ +|[a-z] = |(^|[^a-z])(then|do|else|if|while|until|exec|env|time|sudo|xargs) +)"
newer=$(sed -e '/^#/d' -e '/^$/d' Tests/AppleCheck/missing-on-macs.txt)
newer=${newer//START/$start}
any=$(printf '%s\n' "$newer" | cut -f 1 | paste -s -d '|' -)

# The text of the string literals of a Swift file, line by line, without the code under a condition
# for Linux.
shell_text() {
  awk '
    function literals(line,    text) {
      text = ""
      while (match(line, /"([^"\\]|\\.)*"/)) {
        text = text substr(line, RSTART, RLENGTH) " "
        line = substr(line, RSTART + RLENGTH)
      }
      return text
    }
    /^ *#if / {
      depth++
      isLinux[depth] = /os\(Linux\)|canImport\(Glibc\)/ && !/!/
      holds[depth] = !isLinux[depth]
    }
    /^ *#else/ { holds[depth] = isLinux[depth] || !/canImport\(Glibc\)/ }
    /^ *#endif/ { depth-- }
    {
      isUsed = 1
      for (level = 1; level <= depth; level++) isUsed = isUsed && holds[level]
      text = isLong ? $0 : /^ *\/\// ? "" : literals($0)
      if (gsub(/"""/, "")) isLong = !isLong
      gsub(/\\\\/, "\\", text)
      gsub(/\\"/, "\"", text)
      print isUsed ? text : ""
    }' "$1"
}

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
  local failed=0 path text pattern reason found
  for path in "$@"; do
    case $path in
      *.swift) text=$(shell_text "$path") ;;
      *) text=$(sed 's/^[[:space:]]*#.*//' "$path") ;;
    esac
    # Most files contain none of these features, which one search shows.
    if printf '%s\n' "$text" | grep -qE -- "$any"; then
      while IFS=$'\t' read -r pattern reason; do
        while IFS= read -r found; do
          [ -n "$found" ] || continue
          echo "$path:${found%%:*}: $reason"
          failed=1
        done <<<"$(printf '%s\n' "$text" | grep -nE -- "$pattern" || true)"
      done <<<"$newer"
    fi
    case $path in *.swift) continue ;; esac
    found=$(empty_arrays "$path")
    [ -z "$found" ] || { printf '%s\n' "$found" | sed "s|^|$path:|"; failed=1; }
  done
  return "$failed"
}

# Fails for each line of Broken/newer-shell.txt that is not refused in that line of the file.
all_are_refused() {
  local failed=0 number=0 reason line
  check "$1" >"$folder/said" || true
  while IFS=$'\t' read -r reason line; do
    number=$((number + 1))
    grep "^$1:$number: " "$folder/said" | grep -qF -- "$reason" || {
      echo "$1: not refused as \"$reason\": $line"
      failed=1
    }
  done <"$2"
  return "$failed"
}

self_test() {
  local failed=0 broken=Tests/AppleCheck/Broken line reason
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  grep -v 'can be empty' $broken/newer-shell.txt >"$folder/newer"
  cut -f 2- "$folder/newer" >"$folder/lines.sh"
  sed -e 's/[\\"]/\\&/g' -e 's/^/let script = "/' -e 's/$/"/' "$folder/lines.sh" >"$folder/lines.swift"
  all_are_refused "$folder/lines.sh" "$folder/newer" || failed=1
  all_are_refused "$folder/lines.swift" "$folder/newer" || failed=1
  { echo '#if os(Linux)'; cat "$folder/lines.swift"; echo '#endif'; } >"$folder/linux.swift"
  check "$folder/linux.swift" || failed=1
  # An array that an earlier line leaves open would be found as well, so each has a separate file.
  grep 'can be empty' $broken/newer-shell.txt >"$folder/arrays"
  while IFS=$'\t' read -r reason line; do
    printf 'set -euo pipefail; %s\n' "$line" >"$folder/array.sh"
    printf '%s\t%s\n' "$reason" "$line" >"$folder/array"
    all_are_refused "$folder/array.sh" "$folder/array" || failed=1
  done <"$folder/arrays"
  check $broken/older-shell.txt || failed=1
  cp $broken/older-shell-text.txt "$folder/older.swift"
  check "$folder/older.swift" || failed=1
  while IFS=$'\t' read -r line reason; do
    grep -qE -- "$line" "$folder/lines.sh" || {
      echo "no line of Broken/newer-shell.txt shows what this refuses: $reason"
      failed=1
    }
  done <<<"$newer"
  [ "$failed" -eq 0 ] && echo "what is newer than a Mac's shell and tools is refused"
  return "$failed"
}

if [ "${1:-}" = --self-test ]; then
  self_test
  exit
fi
scripts=()
while IFS= read -r path; do scripts+=("$path"); done < <(
  find .ci .github .agents Tests -type f \( -name '*.sh' -o -path '*/bin/*' -o -path .ci/run \) | sort)
[ ${#scripts[@]} -gt 0 ] || { echo "no scripts were found"; exit 1; }
shellcheck --severity=warning --shell=bash --exclude=SC1091,SC2064 "${scripts[@]}"
while IFS= read -r path; do scripts+=("$path"); done < <(find Tests -name '*.swift' | sort)
check "${scripts[@]}"
