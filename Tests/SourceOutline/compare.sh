#!/usr/bin/env bash
# Compares the outlines of Swift files by bridgebook's reader and by the toolchain's own parser.
# compare.sh [--program BINARY] [PATH...] or compare.sh --self-test; without a path in this repository, and in every sample
# that the program BINARY prints.
# Needs SwiftSyntax among the compiler's libraries, which toolchains of swift.org have; without it,
# says so and ends with 0.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
top=$(cd "$here/../.." && pwd)
build=$top/.build/source-outline
program=""
if [ "${1:-}" = --program ]; then
  program=$2
  shift 2
fi

compiler=$(readlink -f "$(command -v swiftc)")
host=$(dirname "$(dirname "$compiler")")/lib/swift/host
if [ ! -e "$host/SwiftParser.swiftmodule" ]; then
  echo "skipped: no SwiftParser in $host"
  exit 0
fi

mkdir -p "$build"
tool=$build/compare-outlines
sources=("$here" "$top/Sources/Bridgebook/SourceReading"
  "$top/Sources/Bridgebook/Language/FNVHash.swift")
if [ ! -e "$tool" ] || [ -n "$(find "${sources[@]}" "$compiler" -newer "$tool" -print -quit)" ]; then
  find "${sources[@]}" -name '*.swift' -print0 | xargs -0 \
    swiftc -O -wmo -parse-as-library -swift-version 6 -package-name bridgebook \
    -module-name CompareOutlines -I "$host" -L "$host" -lSwiftSyntax -lSwiftParser \
    -Xlinker -rpath -Xlinker "$host" -o "$tool"
fi

if [ $# -eq 0 ]; then
  set -- "$top/Package.swift" "$top/Sources" "$top/Tests"
  if [ -n "$program" ]; then
    # The printed samples change only with the program, which contains the book.
    if [ -z "$(find "$build/samples" -newer "$program" -print -quit 2>/dev/null)" ]; then
      python3 "$here/samples.py" "$program" "$build/samples"
    fi
    set -- "$@" "$build/samples"
  fi
fi
"$tool" "$@"
