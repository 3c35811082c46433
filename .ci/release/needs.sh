#!/usr/bin/env bash
# Fails if a program needs a library that a Linux distribution may lack.
#
# usage: needs.sh PROGRAM
set -euo pipefail
needed=$(readelf --dynamic "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
[ -n "$needed" ] || { echo "$1 is no program of Linux"; exit 1; }
more=$(printf '%s\n' "$needed" | grep -v -E '^(libc|libm|libgcc_s|ld-linux-[a-z0-9_-]+)\.so\.[0-9]+$' || true)
[ -z "$more" ] || { echo "$1 also needs:"; echo "$more"; exit 1; }
echo "$1 needs nothing but the C library"
