"""Writes every sample that the program prints, and every Swift block of the book and the manual, into a folder.

usage: samples.py BINARY DIR
"""
import glob
import os
import re
import shutil
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.join(HERE, "..", "..")
sys.path.insert(0, os.path.join(HERE, "..", "SampleTests"))

from printed_samples import RELEASES, printed  # noqa: E402

BLOCK = re.compile(r"^```swift[^\n]*\n(.*?)^```", re.M | re.S)
PAGES = ["README.md", "Sources/BridgebookCLI/Manual/*.md", "Sources/BookData/Knowledge/**/*.txt"]


def texts(binary):
    for pattern in PAGES:
        for path in sorted(glob.glob(os.path.join(TOP, pattern), recursive=True)):
            with open(path, encoding="utf-8") as page:
                yield from BLOCK.findall(page.read())
    for _, _, _, code in printed(binary, sorted(RELEASES)):
        yield code


def main(binary, folder):
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for number, text in enumerate(sorted(set(texts(binary)))):
        with open(os.path.join(folder, "sample-%04d.swift" % number), "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
