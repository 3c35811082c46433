#!/usr/bin/env python3
"""Writes the address of the published repository wherever its files have the placeholders OWNER and ADDRESS.

usage: address.py OWNER    OWNER is the account on GitHub; the change is for the working copy, to be reviewed
       address.py --check  fails if a placeholder is left, as in a release that was tagged before
"""
import os, re, subprocess, sys

# An account of GitHub; a placeholder is followed by what belongs to it, which other words of that spelling are not.
ACCOUNT = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})")
PLACE = re.compile(r"\bOWNER(?=/(?:tap|bridgebook)\b)|https://ADDRESS(?=/bridgebook\.git\b)")
# The paragraph that explains the placeholders.
NOTE = re.compile(r"^`OWNER` and `ADDRESS` stand for .*\n\n", re.M)
SELF = ".ci/release/address.py"
TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def files():
    listed = subprocess.run(["git", "-C", TOP, "ls-files", "-z"], check=True, capture_output=True).stdout
    for name in listed.decode().split("\0"):
        path = os.path.join(TOP, name)
        if name in ("", SELF) or os.path.islink(path) or not os.path.isfile(path):
            continue
        try:
            with open(path, encoding="utf-8", newline="") as file:
                yield name, path, file.read()
        except UnicodeDecodeError:
            pass  # not text


def replaced(text, owner):
    text = NOTE.sub("", text)
    return PLACE.sub(lambda found: f"https://github.com/{owner}" if "ADDRESS" in found[0] else owner, text)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if sys.argv[1] == "--check":
        left = [name for name, _, text in files() if PLACE.search(text)]
        if left:
            sys.exit("these files have a placeholder for the address; .ci/release/address.py OWNER writes it:\n"
                     + "\n".join(left))
        return
    owner = sys.argv[1]
    if not ACCOUNT.fullmatch(owner) or owner == "OWNER":
        sys.exit(f"{owner} is not the name of a GitHub account")
    count = 0
    for _, path, text in files():
        changed = replaced(text, owner)
        if changed != text:
            count += 1
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write(changed)
    print(f"{count} files changed")


main()
