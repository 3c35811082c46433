#!/usr/bin/env bash
# Signs and notarizes a program where the repository has the secrets for it; says so where it has none.
set -euo pipefail
program=$1
if [ -z "${IDENTITY:-}" ] || [ -z "${CERTIFICATE:-}" ]; then
  echo "not signed: the repository has no secrets SIGNING_IDENTITY and SIGNING_CERTIFICATE"
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"; security delete-keychain release.keychain 2>/dev/null || true' EXIT
password=$(uuidgen)
printf '%s' "$CERTIFICATE" | base64 -D > "$folder/certificate.p12"
security create-keychain -p "$password" release.keychain
security unlock-keychain -p "$password" release.keychain
security import "$folder/certificate.p12" -k release.keychain -P "${CERTIFICATE_PASSWORD:-}" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" release.keychain > /dev/null
security list-keychains -d user -s release.keychain login.keychain
codesign --force --options runtime --timestamp --sign "$IDENTITY" "$program"
[ -n "${NOTARY_KEY:-}" ] || { echo "signed, not notarized: there is no secret NOTARY_KEY"; exit 0; }
printf '%s' "$NOTARY_KEY" > "$folder/key.p8"
ditto -c -k "$program" "$folder/program.zip"
xcrun notarytool submit "$folder/program.zip" --wait \
  --key "$folder/key.p8" --key-id "$NOTARY_KEY_ID" --issuer "$NOTARY_ISSUER"
