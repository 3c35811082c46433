#!/usr/bin/env bash
# Runs the scripts that are used on a Mac, by users or workflows, with a given shell and a built
# program.
#
# usage: run-scripts.sh BINARY [BASH]     BASH defaults to /bin/bash, which is version 3.2 on a Mac
#
# The macOS job of .github/workflows/ci.yml runs this. .ci/run uses check-scripts.sh instead, because
# bash 3.2 is not available there: Debian's packages bash and bash-static are 5.2, and the package
# bash of PyPI is written in Python. With bash 3.2.48 and with Apple's 3.2.57, both built by hand on
# Linux, all of these scripts succeeded, and so did Tests/Release/check-release.sh.
set -euo pipefail
binary=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
shell=${2:-/bin/bash}
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Scripts that call `bash` get the same shell.
mkdir "$folder/bin"
ln -s "$shell" "$folder/bin/bash"
ln -s "$binary" "$folder/bin/bridgebook"
PATH=$folder/bin:$PATH
export BRIDGEBOOK_STORE=$folder/book.sqlite
bash -c 'echo "with bash $BASH_VERSION"'

count=0
while IFS= read -r script; do
  bash -n "$script"
  count=$((count + 1))
done < <(find .ci .github .agents Tests -type f \( -name '*.sh' -o -path '*/bin/*' -o -path .ci/run \) | sort)
echo "$count scripts can be read"

bash Tests/BridgebookCLITests/crowd.sh "$binary" 3
python3 Tests/Proofs/loops.py "$binary" --commands 12 --seed 1
if command -v mandoc >/dev/null && command -v groff >/dev/null; then
  bash Tests/BridgebookCLITests/manual.sh "$binary"
fi

# The action with only its required inputs, and with all inputs.
mkdir "$folder/sources"
echo 'import SwiftUI' >"$folder/sources/Empty.swift"
check() {
  env GITHUB_ACTIONS=true BRIDGEBOOK_PATHS="$folder/sources" BRIDGEBOOK_FAIL_ON=error BRIDGEBOOK_FORMAT="$1" \
    BRIDGEBOOK_BASELINE="$2" BRIDGEBOOK_OUTPUT="$3" bash .github/actions/check/check.sh
}
check github "" ""
check json "" "$folder/findings.json"
[ -s "$folder/findings.json" ] || { echo "the action wrote no document"; exit 1; }
echo "the scripts run with this shell"
