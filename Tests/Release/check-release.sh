#!/usr/bin/env bash
# Runs on Linux, without network access, the steps of a release, of its Homebrew tap, and of the
# check action.
# usage: check-release.sh PROGRAM [SKILLSAW]     SKILLSAW, from PyPI, holds the manifests' schemas
set -euo pipefail
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
skillsaw=${2:-}
[ -z "$skillsaw" ] || skillsaw=$(cd "$(dirname "$skillsaw")" && pwd)/$(basename "$skillsaw")
top=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

case "$(uname -s)-$(uname -m)" in
  Darwin-*) here=macos-universal ;;
  Linux-x86_64) here=linux-x86_64 ;;
  *) here=linux-aarch64 ;;
esac
for name in macos-universal linux-x86_64 linux-aarch64; do
  mkdir -p "built/$name"
  # Only this machine's program is run; the others are placeholders for what their runners build.
  if [ "$name" = "$here" ]; then cp "$program" "built/$name/bridgebook"; else echo "$name" > "built/$name/bridgebook"; fi
done

echo "-- assets"
python3 "$top/.ci/release/assets.py" 0.2.0 example/bridgebook built dist
python3 "$top/.ci/release/assets.py" 0.2.0 example/bridgebook built again
diff -r dist again
rm -rf again
python3 "$top/Tests/Release/check_assets.py" dist
for bad in v0.2.0 0.2 'a b'; do
  if python3 "$top/.ci/release/assets.py" "$bad" example/bridgebook built bad 2> /dev/null; then
    echo "the version $bad was taken"; exit 1
  fi
done
if python3 "$top/.ci/release/assets.py" 0.2.0 example/bridgebook missing bad 2> /dev/null; then
  echo "a release without programs was made"; exit 1
fi

if [ -n "$skillsaw" ]; then
  echo "-- the manifests of the plug-in and of the server, against their published schemas"
  mkdir manifests
  cp -R "$top/.agents" "$top/.claude-plugin" "$top/.cursor-plugin" dist/server.json manifests/
  git init --quiet manifests
  "$skillsaw" lint manifests > linted || { cat linted; exit 1; }
  for type in agent-plugin codex-marketplace codex-plugin cursor-marketplace cursor-plugin \
    marketplace mcp-registry agentskills; do
    grep -q "Repo type:.*$type" linted || { echo "$type was not recognized"; cat linted; exit 1; }
  done
  plugin=.agents/plugins/bridgebook
  while read -r file change; do
    cp "manifests/$file" whole
    sed "$change" whole > "manifests/$file"
    if "$skillsaw" lint manifests > linted; then echo "$file was accepted with $change"; exit 1; fi
    cp whole "manifests/$file"
  done <<CHANGES
server.json s/"description"/"x"/
$plugin/plugin.json s/"name": "bridgebook"/"name": 1/
$plugin/mcp.json s/"command"/"x"/
$plugin/.claude-plugin/plugin.json s/"name"/"x"/
.claude-plugin/marketplace.json s/"owner"/"x"/
.cursor-plugin/marketplace.json s,"./.agents,"./none,
.agents/plugins/marketplace.json s,"./.agents,"../.agents,
CHANGES
fi

echo "-- the address of the repository"
git -c safe.directory='*' -C "$top" ls-files -z | (cd "$top" && tar -cf - --null -T -) > tree.tar
mkdir placed
tar -xf tree.tar -C placed
git init --quiet placed
git -C placed add .
if python3 placed/.ci/release/address.py --check 2> left; then echo "a placeholder was overlooked"; exit 1; fi
grep -q '^README.md$' left
if python3 placed/.ci/release/address.py 'a b' 2> /dev/null; then echo "a bad account was taken"; exit 1; fi
python3 placed/.ci/release/address.py octo-book
python3 placed/.ci/release/address.py --check
grep -q 'brew install octo-book/tap/bridgebook' placed/README.md
grep -q 'https://github.com/octo-book/bridgebook.git' placed/README.md
if grep -E 'OWNER|ADDRESS' placed/README.md; then exit 1; fi
rm -rf placed tree.tar

echo "-- the tap"
git init --quiet --bare tap.git
git -c init.defaultBranch=main init --quiet first
git -C first -c user.name=t -c user.email=t@localhost commit --quiet --allow-empty -m first
git -C first push --quiet "$folder/tap.git" HEAD:refs/heads/main
git -C tap.git symbolic-ref HEAD refs/heads/main
TAP_ADDRESS="file://$folder/tap.git" "$top/.ci/release/tap.sh" dist/bridgebook.rb example 0.2.0
git -C tap.git show HEAD:Formula/bridgebook.rb | cmp - dist/bridgebook.rb
TAP_ADDRESS="file://$folder/tap.git" "$top/.ci/release/tap.sh" dist/bridgebook.rb example 0.2.0 | grep -q already
"$top/.ci/release/tap.sh" dist/bridgebook.rb example 0.2.0 | grep -q "no secret TAP_TOKEN"
"$top/.ci/release/sign.sh" dist/none | grep -q "not signed"

if [ "$(uname)" = Linux ]; then
  # The program of these checks needs SQLite; that of a release may not.
  if "$top/.ci/release/needs.sh" "$program" > refused; then echo "a needed library was overlooked"; exit 1; fi
  grep -q '^libsqlite3\.so' refused
  "$top/.ci/release/needs.sh" "$(command -v env)" > /dev/null
fi

echo "-- the action installs the program of a release"
mkdir -p releases/download releases/latest
cp -R dist releases/download/0.2.0
ln -s ../download/0.2.0 releases/latest/download
# This path contains no program of that name, regardless of what is installed on the machine.
mkdir tools
for tool in bash sh uname mktemp curl grep sha256sum shasum tar gzip cat dirname; do
  if found=$(command -v "$tool"); then ln -s "$found" "tools/$tool"; fi
done
install() {
  env -i PATH="$folder/tools" RUNNER_TEMP="$folder" GITHUB_PATH="$folder/added" \
    BRIDGEBOOK_RELEASES="file://$folder/releases" "$@" bash "$top/.github/actions/check/install.sh"
}
for version in latest 0.2.0; do
  : > added
  install BRIDGEBOOK_VERSION=$version
  cmp "$(cat added)/bridgebook" "$program"
done
# The tag of the action is the release, unless another one is named; a branch has none.
action() { install GITHUB_ACTION_PATH="/w/_actions/example/bridgebook/$1/.github/actions/check" "${@:2}"; }
: > added
action 0.2.0
cmp "$(cat added)/bridgebook" "$program"
if action 0.1.9 2> refused; then echo "the tag of the action was overlooked"; exit 1; fi
grep -q "there is no release at .*/download/0.1.9$" refused
action 0.1.9 BRIDGEBOOK_VERSION=0.2.0 > /dev/null
action main > /dev/null
if env -i PATH="$folder/tools" GITHUB_PATH="$folder/added" bash "$top/.github/actions/check/install.sh" \
  2> refused; then echo "an unknown repository was taken"; exit 1; fi
grep -q "bridgebook is not installed" refused
if install BRIDGEBOOK_VERSION=9.9.9 2> refused; then echo "a missing release was taken"; exit 1; fi
grep -q "there is no release at" refused
cp -R releases/download/0.2.0 releases/download/0.2.1
echo more >> "releases/download/0.2.1/bridgebook-0.2.0-$here.tar.gz"
if install BRIDGEBOOK_VERSION=0.2.1 2> refused; then echo "a changed archive was taken"; exit 1; fi
grep -q "not what SHA256SUMS says" refused

echo "-- the action checks"
mkdir stub
cat > stub/bridgebook <<'STUB'
#!/bin/sh
for word in "$@"; do printf '<%s>' "$word"; done
exit "${STUB_STATUS:-0}"
STUB
chmod +x stub/bridgebook
check() { env -i PATH="$folder/stub:$folder/tools" "$@" bash "$top/.github/actions/check/check.sh"; }
[ "$(check)" = "<check><--format><github><--fail-on><error><--><.>" ]
[ "$(check BRIDGEBOOK_PATHS=$'Sources/A B\n-odd\n' BRIDGEBOOK_BASELINE=known.json BRIDGEBOOK_FAIL_ON=warning)" \
  = "<check><--format><github><--fail-on><warning><--baseline><known.json><--><Sources/A B><-odd>" ]
check BRIDGEBOOK_FORMAT=sarif BRIDGEBOOK_OUTPUT=out.sarif
grep -q '<--format><sarif>' out.sarif
status=0; check STUB_STATUS=1 > /dev/null || status=$?
[ "$status" = 1 ]
if env -i PATH="$folder/tools" bash "$top/.github/actions/check/check.sh" 2> refused; then
  echo "a check without the program passed"; exit 1
fi
grep -q "is not installed" refused

echo "-- the hook"
# Splits the entry like pre-commit does; it is one folded text, so no YAML parser is needed.
python3 - "$top/.pre-commit-hooks.yaml" "$folder" <<'PY'
import os, shlex, subprocess, sys
lines = open(sys.argv[1]).read().split("- id: ")[1].split("entry: >-\n")[1].split("  types:")[0]
words = shlex.split(" ".join(lines.split()))
folder = sys.argv[2]
run = lambda path: subprocess.run(words + ["A.swift", "B C.swift"], env={"PATH": path}, capture_output=True, text=True)
good = run(f"{folder}/stub:{folder}/tools")
assert good.stdout == "<check><--fail-on><error><--><A.swift><B C.swift>", good
bad = run(f"{folder}/tools")
assert bad.returncode == 1 and "brew install" in bad.stderr, bad
PY
echo "-- the hook without a tool, as the manual prints it"
awk '/^```text pre-commit$/ { on = 1; next } on && /^```/ { exit } on' \
  "$top/Sources/BridgebookCLI/Manual/source-check.md" > pre-commit
grep -q '^#!/bin/sh$' pre-commit
git init --quiet repository
commit() {
  env -i PATH="$1:$folder/tools" HOME="$folder" git -C repository \
    -c user.name=t -c user.email=t@localhost commit --quiet -m "$2" 2>&1
}
for tool in git xargs; do ln -s "$(command -v "$tool")" "tools/$tool"; done
mkdir none
cp pre-commit repository/.git/hooks/
chmod +x repository/.git/hooks/pre-commit
echo x > "repository/A B.swift"
echo x > repository/C.swift
git -C repository add .
if commit "$folder/none" first > refused; then echo "a commit without the program passed"; exit 1; fi
grep -q "is not installed: brew install" refused
[ "$(commit "$folder/stub" first)" = "<check><--fail-on><error><--><A B.swift><C.swift>" ]
# Removed files and files of another kind are not checked.
git -C repository rm --quiet C.swift
echo x > repository/notes.txt
git -C repository add .
[ -z "$(commit "$folder/stub" second)" ]
echo y > repository/C.swift
git -C repository add .
if env STUB_STATUS=1 PATH="$folder/stub:$PATH" git -C repository \
  -c user.name=t -c user.email=t@localhost commit --quiet -m third > refused 2>&1; then
  echo "a commit that fails its check passed"; exit 1
fi

echo "-- the plug-in knows which options of check have no value"
{ "$program" check --help; "$program" --help; } > help
# A name in capitals after an option is its value.
grep -E '^  --[a-z-]+(, -[A-Za-z])?  +[a-z]' help | grep -oE '^  --[a-z-]+|, -[A-Za-z]' | sed 's/^[ ,]*//' > flags
sed -n '/let flags/,/]/p' "$top/Sources/BridgebookPlugin/BridgebookPlugin.swift" > list
grep -oE '"--?[A-Za-z-]+"' list | sed 's/"//g' | sort > known
sort flags | diff - known

echo "-- a package that depends on this one by version"
bash "$top/Tests/Consumer/check-consumer.sh"

echo "the release's steps, the tap, the action and the hook do what they say"
