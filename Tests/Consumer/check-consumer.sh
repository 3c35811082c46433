#!/usr/bin/env bash
# Builds a package that depends on this one by version: the recorder must build, and with --plugin
# the command plug-in must run, for which the consumer makes a debug build of the program.
# usage: check-consumer.sh [--plugin]
set -euo pipefail
top=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

echo "-- a clone of what is committed, tagged as a release"
# In a container job of GitHub the working copy belongs to another user, which git refuses unless the
# global settings allow it (actions/checkout#1169).
printf '[safe]\n\tdirectory = *\n' > "$folder/settings"
GIT_CONFIG_GLOBAL="$folder/settings" git clone --quiet "$top" "$folder/bridgebook"
git -C "$folder/bridgebook" tag 9.9.0

echo "-- a consumer of that version"
mkdir -p "$folder/a consumer/Sources/Atlas"
cat > "$folder/a consumer/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "consumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "file://$folder/bridgebook", from: "9.9.0")],
  targets: [
    .executableTarget(
      name: "Atlas", dependencies: [.product(name: "BridgeRecorder", package: "bridgebook")])
  ])
MANIFEST
cat > "$folder/a consumer/Sources/Atlas/main.swift" <<'SOURCE'
import BridgeRecorder

print("recorder: \(BridgeRecorder.self)")
SOURCE
cat > "$folder/a consumer/Sources/Atlas/Note.swift" <<'SOURCE'
#if canImport(UIKit)
  import SwiftUI

  struct Note: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
      view.text = text
    }
  }
#endif
SOURCE
cd "$folder/a consumer"
swift build --product Atlas 2> "$folder/build.log" || { cat "$folder/build.log"; exit 1; }
.build/debug/Atlas | grep -q "^recorder: BridgeRecorder$"

if [ "${1:-}" != --plugin ]; then
  echo "the consumer builds with the recorder"
  exit 0
fi

echo "-- the command plug-in"
run() { swift package bridgebook "$@" 2> "$folder/plugin.log"; }
status=0
run check --format json > "$folder/check.json" || status=$?
[ "$status" = 0 ] || { cat "$folder/plugin.log" "$folder/check.json"; exit 1; }
grep -q '"gotcha": "update-unguarded"' "$folder/check.json"
grep -q 'Sources/Atlas/Note.swift' "$folder/check.json"
# The program leaves no files in the consumer's folder.
[ "$(cd "$folder/a consumer" && find . -name 'book.sqlite*' -not -path './.build/*' | wc -l)" -eq 0 ]
# Without arguments, the plug-in checks the package, and an exit status other than 0 is passed on.
run > "$folder/plain.txt"
grep -q update-unguarded "$folder/plain.txt"
if run check --fail-on note > /dev/null; then echo "a failed check passed"; exit 1; fi
grep -q "bridgebook check ended with status 1" "$folder/plugin.log"
# If a file is named, only that file is checked.
run check --fail-on note Sources/Atlas/main.swift > /dev/null
if run check --fail-on note -- Sources/Atlas/Note.swift > /dev/null; then echo "a failed check passed"; exit 1; fi
run recommend MKMapView --target 16 > "$folder/answer.txt"
grep -q "MKMapView" "$folder/answer.txt"
echo "the consumer builds with the recorder and runs the plug-in"
