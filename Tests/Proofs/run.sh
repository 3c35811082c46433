#!/usr/bin/env bash
# Runs the proofs of reliability against a built program; README.md says what each of them proves.
#
# usage: run.sh BINARY ci [SEED]            about four minutes on two cores
#        run.sh BINARY long HOURS [SEED]    all sizes, again with new seeds until the time is up
set -euo pipefail
binary=$1
size=$2
here=$(cd "$(dirname "$0")" && pwd)
if [ "$size" = long ]; then hours=$3; seed=${4:-$RANDOM}; else seed=${3:-$RANDOM}; fi
status=0

prove() {
  echo "== $*"
  python3 "$here/$1" "$binary" "${@:2}" || status=1
}

# A disk that synchronizes nothing has to be found out, else the proof of power losses proves nothing.
prove_that_losses_are_seen() {
  [ "$(uname)" = Linux ] || return 0
  if python3 "$here/losses.py" "$binary" --unsafe --losses 80 --seed "$1" >/dev/null; then
    echo "FINDING losses.py does not see that a disk keeps nothing back"
    status=1
  else
    echo "losses of a disk that synchronizes nothing are found"
  fi
}

[ "$(uname)" = Linux ] || echo "not Linux: faults and losses are skipped, they need LD_PRELOAD"
case $size in
ci)
  prove faults.py --seconds 100 --seed "$seed"
  prove losses.py --losses 400 --seconds 25 --seed "$seed"
  prove_that_losses_are_seen "$seed"
  prove damage.py --seconds 40 --share 0.3 --seed "$seed"
  prove history.py --seconds 20 --rounds 4 --seed "$seed"
  prove history.py --seconds 5 --rounds 4 --seed "$seed" --plain
  ;;
long)
  end=$((SECONDS + hours * 3600))
  while [ "$SECONDS" -lt "$end" ]; do
    prove faults.py --seconds 2400 --seed "$seed"
    prove losses.py --losses 1000 --seed "$seed"
    prove_that_losses_are_seen "$seed"
    prove damage.py --stores 2000 --seconds 3600 --seed "$seed"
    prove history.py --seconds 60 --rounds 20 --seed "$seed"
    prove history.py --seconds 60 --rounds 20 --seed "$seed" --plain
    seed=$((seed + 1))
  done
  ;;
*)
  echo "usage: run.sh BINARY ci [SEED] | long HOURS [SEED]"
  exit 2
  ;;
esac
[ "$status" = 0 ] && echo "proofs: nothing found" || echo "proofs: something was found, see FINDING above"
exit "$status"
