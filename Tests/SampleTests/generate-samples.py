#!/usr/bin/env python3
"""Writes the code sample of every component and platform family into a folder, as the program prints it.

usage: generate-samples.py BINARY FOLDER

File names end in .ios.swift, .macos.swift or .watchos.swift, by which check-samples.py chooses its
stubs. Another platform is inserted before that, as in .tvos.ios.swift, for the check against the
real SDKs.
"""
import json
import os
import subprocess
import sys
import tempfile

binary, folder = sys.argv[1:3]
store = os.path.join(tempfile.mkdtemp(), "book.sqlite")
os.makedirs(folder, exist_ok=True)

# The platforms of each family, of which the first that has the class is used; recognizers depend on
# the deployment target.
FAMILIES = {"ios": ["ios", "tvos", "visionos", "catalyst"], "macos": ["macos"], "watchos": ["watchos"]}
TARGETS = {"ios": ["", "17"], "macos": ["", "15"]}


def ask(*words):
    done = subprocess.run([binary, "--store", store, "--format", "json", *words], capture_output=True, text=True)
    return json.loads(done.stdout)


written = 0
for entry in ask("list", "components")["entries"]:
    name = entry["id"]
    for family, platforms in FAMILIES.items():
        for platform in platforms:
            answer = ask("recommend", "--platform", platform, "--", name)
            if not answer.get("code"):
                continue
            samples = [("", answer)]
            if answer["component"]["kind"] == "gesture" and platform in TARGETS:
                older = TARGETS[platform][1]
                samples.append((older, ask("recommend", "--platform", platform, "--target", older, "--", name)))
            for suffix, sample in samples:
                place = family if platform == family else f"{platform}.{family}"
                path = os.path.join(folder, f"{name}{suffix}.{place}.swift")
                with open(path, "w") as file:
                    file.write(sample["code"])
                written += 1
            break
print(f"{written} samples written")
