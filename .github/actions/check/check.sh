#!/usr/bin/env bash
# Runs `bridgebook check` with the inputs of the action, which come as variables of the environment.
set -euo pipefail
if ! command -v bridgebook > /dev/null; then
  echo "::error::bridgebook is not installed; the step before this one installs it" >&2
  exit 1
fi
words=(check --format "${BRIDGEBOOK_FORMAT:-github}" --fail-on "${BRIDGEBOOK_FAIL_ON:-error}")
[ -z "${BRIDGEBOOK_BASELINE:-}" ] || words+=(--baseline "$BRIDGEBOOK_BASELINE")
words+=(--)
while IFS= read -r path; do
  [ -z "$path" ] || words+=("$path")
done <<< "${BRIDGEBOOK_PATHS:-.}"
if [ -n "${BRIDGEBOOK_OUTPUT:-}" ]; then
  bridgebook "${words[@]}" > "$BRIDGEBOOK_OUTPUT"
else
  bridgebook "${words[@]}"
fi
