#!/usr/bin/env bash
# Fuzzes the readers, each for some seconds: fuzz.sh [SECONDS] [TARGET...]; with 0 seconds only the
# seeds are run.
# A target is a format's id, "detection" (any format), "book" (files of knowledge) or "arguments" (command lines).
# Inputs that fail are kept in .build/fuzz/TARGET; FUZZ_TARGET=TARGET .build/fuzz/fuzz INPUT runs
# one again.
# Needs a toolchain of swift.org; Xcode's has no libFuzzer.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-60}
[ $# -gt 0 ] && shift
build=.build/fuzz
mkdir -p "$build"

# shellcheck disable=SC2054
flags=(-O -assert-config Debug -wmo -parse-as-library -swift-version 6 -package-name bridgebook
  -sanitize=fuzzer,address -I "$build" -I Sources/CContentHash/include
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility)
# The default linker on Linux warns about every symbol of the sanitizer.
[ "$(uname)" = Linux ] && flags+=(-use-ld=lld)

is_newer() { # FILE PATH...: whether something in the paths is newer than the file, or there is no such file
  [ ! -e "$1" ] || [ -n "$(find "${@:2}" -newer "$1" -print -quit)" ]
}

modules=(Bridgebook BridgebookCLI)
hash=$build/CContentHash.o
if is_newer "$hash" Sources/CContentHash; then
  "$(dirname "$(readlink -f "$(command -v swiftc)")")/clang" -O2 -I Sources/CContentHash/include \
    -c Sources/CContentHash/sha256.c -o "$hash"
fi
objects=("$hash")
for module in "${modules[@]}"; do
  object=$build/$module.o
  objects+=("$object")
  folder=Sources/$module
  # Only the parser of the command line is built.
  [ "$module" = BridgebookCLI ] && folder+=/Syntax
  is_newer "$object" "$folder" || continue
  echo "compiling $module"
  find "$folder" -name '*.swift' -print0 | sort -z | xargs -0 \
    swiftc "${flags[@]}" -module-name "$module" -emit-module-path "$build/$module.swiftmodule" -c -o "$object"
done
harness=(Tests/Fuzzing/*.swift)
while IFS= read -r path; do harness+=("$path"); done <Tests/Fuzzing/borrowed.txt
if is_newer "$build/fuzz" "${harness[@]}" "${objects[@]}"; then
  swiftc "${flags[@]}" -module-name Fuzz -o "$build/fuzz" "${harness[@]}" "${objects[@]}"
fi

formats() { sed -n 's/^ *id: "\([a-z-]*\)".*/\1/p' Sources/Bridgebook/Traces/Formats/*Format.swift | sort; }

# Swift's runtime would stop to print a backtrace before libFuzzer can keep the input.
export SWIFT_BACKTRACE=enable=no
# The sanitizer quarantines freed memory; a small quarantine makes growth visible.
export ASAN_OPTIONS=quarantine_size_mb=16
limit=-max_total_time=$seconds
[ "$seconds" = 0 ] && limit=-runs=0
failed=()
# The words are split on purpose, one per format.
# shellcheck disable=SC2046
[ $# -gt 0 ] || set -- $(formats) detection book arguments
for target in "$@"; do
  export FUZZ_TARGET=$target
  folder=$build/$target
  FUZZ_SEEDS=$folder "$build/fuzz"
  "$build/fuzz" "$folder/corpus" -dict="$folder/words" -artifact_prefix="$folder/" "$limit" -max_len=65536 \
    -timeout=60 -rss_limit_mb=512 -print_final_stats=1 >"$folder/log" 2>&1 || failed+=("$target")
  awk -v target="$target" '/number_of_executed_units|average_exec|peak_rss/ { value[$1] = $2 }
    END { printf "%-18s %9d runs %7d a second %5d MiB\n", target, value["stat::number_of_executed_units:"],
      value["stat::average_exec_per_sec:"], value["stat::peak_rss_mb:"] }' "$folder/log"
done
if [ ${#failed[@]} -gt 0 ]; then
  echo "failed: ${failed[*]}; see log and input in .build/fuzz/TARGET"
  exit 1
fi
