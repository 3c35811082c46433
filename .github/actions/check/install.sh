#!/usr/bin/env bash
# Puts the program of a release on the path of later steps, checked against the release's SHA256SUMS.
# BRIDGEBOOK_RELEASES names another place than GitHub, as the test does.
set -euo pipefail
if command -v bridgebook > /dev/null; then
  echo "bridgebook is installed: $(command -v bridgebook)"
  exit 0
fi
case "$(uname -s)-$(uname -m)" in
  Darwin-*) platform=macos-universal ;;
  Linux-x86_64) platform=linux-x86_64 ;;
  Linux-aarch64 | Linux-arm64) platform=linux-aarch64 ;;
  *)
    echo "::error::bridgebook has no program for $(uname -s) on $(uname -m); build it from source" >&2
    exit 1
    ;;
esac
# The runner keeps an action in …/_actions/OWNER/REPOSITORY/REF/…. The context's action_repository may be
# empty in a composite action, or that of an action around this one (actions/runner#2473).
repository=${BRIDGEBOOK_REPOSITORY:-} version=${BRIDGEBOOK_VERSION:-}
case "${GITHUB_ACTION_PATH:-}" in
  */_actions/*/*/*/*)
    IFS=/ read -r owner name reference _ <<< "${GITHUB_ACTION_PATH#*/_actions/}"
    repository=$owner/$name
    # A tag pins the program too; a branch or a commit has no release.
    if [[ -z $version && $reference =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]]; then version=$reference; fi
    ;;
esac
if [ -z "${BRIDGEBOOK_RELEASES:-}${repository}" ]; then
  echo "::error::bridgebook is not installed, and this action is not one of a repository with releases" >&2
  exit 1
fi
releases=${BRIDGEBOOK_RELEASES:-https://github.com/$repository/releases}
case "${version:-latest}" in
  latest) base=$releases/latest/download ;;
  *) base=$releases/download/$version ;;
esac
folder=$(mktemp -d "${RUNNER_TEMP:-${TMPDIR:-/tmp}}/bridgebook.XXXXXX")
cd "$folder"
curl --fail --silent --show-error --location --retry 3 -o SHA256SUMS "$base/SHA256SUMS" || {
  echo "::error::there is no release at $base" >&2
  exit 1
}
line=$(grep -- "-$platform.tar.gz\$" SHA256SUMS) || {
  echo "::error::the release at $base has no program for $platform" >&2
  exit 1
}
file=${line##* }
curl --fail --silent --show-error --location --retry 3 -o "$file" "$base/$file"
if command -v sha256sum > /dev/null; then actual=$(sha256sum "$file"); else actual=$(shasum -a 256 "$file"); fi
if [ "${actual%% *}" != "${line%% *}" ]; then
  echo "::error::$file is not what SHA256SUMS says; it was not unpacked" >&2
  exit 1
fi
tar -xzf "$file"
echo "$folder/bin" >> "$GITHUB_PATH"
echo "bridgebook is installed: $folder/bin/bridgebook"
