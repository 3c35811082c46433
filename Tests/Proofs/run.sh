#!/usr/bin/env bash
# Runs the proofs of reliability with a built program; README.md describes each of them.
#
# usage: run.sh BINARY ci [SEED]            about three minutes on two cores
#        run.sh BINARY long HOURS [SEED]    all sizes, again with new seeds until the time is up, and
#                                           then the sanitizers
set -euo pipefail
binary=$1
size=$2
here=$(cd "$(dirname "$0")" && pwd)
if [ "$size" = long ]; then hours=$3; seed=${4:-$RANDOM}; else seed=${3:-$RANDOM}; fi
status=0

# Faults of memory and of the log are made in the SQLite that the program loads.
if [ "$(uname)" = Linux ] && ! ldd "$binary" | grep libsqlite3 >/dev/null; then
  echo "$binary contains SQLite, where no fault reaches it: build it with BRIDGEBOOK_SHARED_SQLITE=1"
  exit 1
fi

prove() {
  echo "== $*"
  python3 "$here/$1" "$binary" "${@:2}" || status=1
}

# Checks that deliberate faults are found; otherwise a proof would prove nothing.
prove_that_it_sees() {
  if python3 "$here/$1" "$binary" --unsafe "${@:2}" >"$said"; then
    # Skipped proofs cannot find anything.
    grep -q skipped "$said" && return 0
    echo "FINDING $1 does not see what is broken on purpose"
    status=1
  else
    grep -q FINDING "$said" || { cat "$said"; status=1; return 0; }
    echo "$1 sees what is broken on purpose"
  fi
}

prove_that_all_see() {
  prove_that_it_sees faults.py --points 12 --seconds 10 --seed "$1"
  prove_that_it_sees losses.py --losses 60 --seconds 10 --seed "$1"
  prove_that_it_sees history.py --rounds 0 --seconds 3 --seed "$1"
  prove_that_it_sees loops.py --commands 40 --seed "$1"
  prove_that_it_sees scenarios.py --runs 20 --seed "$1"
}

said=$(mktemp)
trap 'rm -f "$said"' EXIT
[ "$(uname)" = Linux ] || echo "not Linux: faults and losses are skipped, they need LD_PRELOAD"
case $size in
ci)
  prove faults.py --seconds 15 --seed "$seed"
  prove losses.py --losses 200 --seconds 12 --seed "$seed"
  prove damage.py --seconds 10 --share 0.3 --seed "$seed"
  prove history.py --seconds 10 --rounds 4 --seed "$seed"
  prove history.py --seconds 5 --rounds 4 --seed "$seed" --plain
  prove history.py --seconds 10 --rounds 0 --seed "$seed" --calm
  prove loops.py --commands 600 --seed "$seed"
  prove scenarios.py --seconds 8 --seed "$seed"
  prove_that_all_see "$seed"
  ;;
long)
  end=$((SECONDS + hours * 3600))
  # The seconds that a proof may take: at most $1, and no more than are left.
  at_most() {
    local left=$((end - SECONDS))
    [ "$left" -ge 10 ] || left=10
    [ "$1" -le "$left" ] && echo "$1" || echo "$left"
  }
  while [ "$SECONDS" -lt "$end" ]; do
    # The short proofs run first, to report their findings early; together the others fit into two
    # hours.
    prove losses.py --losses 1000 --seconds "$(at_most 900)" --seed "$seed"
    prove history.py --seconds 60 --rounds 20 --seed "$seed"
    prove history.py --seconds 60 --rounds 20 --seed "$seed" --plain
    prove history.py --seconds 60 --rounds 0 --seed "$seed" --calm
    prove_that_all_see "$seed"
    prove scenarios.py --seconds "$(at_most 1200)" --seed "$seed"
    prove faults.py --seconds "$(at_most 1200)" --seed "$seed"
    prove damage.py --stores 2000 --seconds "$(at_most 3600)" --seed "$seed"
    prove loops.py --commands 50000 --seed "$seed"
    seed=$((seed + 1))
  done
  # Not part of the time, because it builds everything twice.
  if command -v swift >/dev/null; then
    echo "== sanitize.sh"
    bash "$here/sanitize.sh" || { echo "FINDING of a sanitizer"; status=1; }
  else
    echo "no Swift compiler: sanitize.sh is skipped"
  fi
  ;;
*)
  echo "usage: run.sh BINARY ci [SEED] | long HOURS [SEED]"
  exit 2
  ;;
esac
[ "$status" = 0 ] && echo "proofs: nothing found" || echo "proofs: something was found, see FINDING above"
exit "$status"
