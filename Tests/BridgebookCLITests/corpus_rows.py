#!/usr/bin/env python3
"""Counts the questions of the corpus for which each row of the word tables is used.

usage: corpus_rows.py BINARY [--one TABLE]

A row is used for a question if its words were recognized in it. A row that is used for a single
question may have been written for it; --one lists these rows of a table, for the tuned half only,
since the other half is not used for tuning.
"""
import argparse
import collections
import json
import os
import subprocess
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
tables = os.path.join(here, "../../Sources/BookData/Knowledge/tables")
parser = argparse.ArgumentParser()
parser.add_argument("binary")
parser.add_argument("--one", metavar="TABLE", help="lexicon, requirements, synonyms or concepts")
options = parser.parse_args()
store = os.path.join(tempfile.mkdtemp(), "book.sqlite")


def ask(*words):
    done = subprocess.run([options.binary, "--store", store, "--format", "json", *words],
                          capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return json.loads(done.stdout)


def rows(name):
    """The cells of a table's rows, by line number."""
    with open(os.path.join(tables, name + ".txt")) as file:
        lines = file.read().split("\n")
    return {number: [cell.strip() for cell in line.split("|")] for number, line in enumerate(lines, 1)
            if "|" in line and not line.startswith("#")}


def phrases(cell):
    return [phrase.strip() for phrase in cell.split(",")]


def items(half):
    with open(os.path.join(here, "Corpus", half + ".txt")) as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                yield [cell.strip() for cell in line.split("|", 4)]


# For each table: the reason in a reading -> the rows with that reason.
meant = {name: collections.defaultdict(set) for name in ("lexicon", "requirements", "synonyms", "concepts")}
all_rows = {name: rows(name) for name in meant}
for line, cells in all_rows["lexicon"].items():
    for phrase in phrases(cells[0]):
        meant["lexicon"][(cells[1], cells[2], phrase)].add(line)
for line, cells in all_rows["requirements"].items():
    for phrase in phrases(cells[4]):
        meant["requirements"][("requirement", cells[0], phrase)].add(line)
for line, cells in all_rows["synonyms"].items():
    for word in phrases(cells[0]):
        meant["synonyms"][word.lower()].add(line)
for line, cells in all_rows["concepts"].items():
    meant["concepts"][cells[0]].add(line)

served = {name: collections.defaultdict(set) for name in meant}
for half in ("tuned", "untouched"):
    for number, (kind, platform, target, _, text) in enumerate(items(half)):
        item = (half, number)
        words = ["recommend", "--explain", "--platform", "ios" if platform == "-" else platform]
        words += [] if target == "-" else ["--target", target]
        for word in ask(*words, "--", text)["read"]["words"]:
            for name in ("lexicon", "requirements"):
                for row in meant[name].get((word["fact"], word["choice"], word["words"]), ()):
                    served[name][row].add(item)
        for result in ask("search", "--explain", "--limit", "100", "--", text)["results"]:
            for reason in result.get("because", []):
                name, key = {"synonym": ("synonyms", reason["words"].lower()),
                             "concept": ("concepts", reason["term"])}.get(reason["form"], ("concepts", None))
                for row in meant[name].get(key, ()):
                    served[name][row].add(item)

# Sides, clauses and platforms are settings of a question and are not named by readings.
silent = {line for line, cells in all_rows["lexicon"].items() if cells[1] in ("side", "clause")}
print("table         rows   no question   one   two to four   five and more")
for name, table in all_rows.items():
    counts = collections.Counter()
    for line in table:
        if name == "lexicon" and line in silent:
            continue
        count = len(served[name][line])
        counts["none" if count == 0 else "one" if count == 1 else "few" if count < 5 else "many"] += 1
    print(f"{name:12} {sum(counts.values()):5} {counts['none']:13} {counts['one']:5} {counts['few']:13} {counts['many']:15}")
if options.one:
    for line, cells in all_rows[options.one].items():
        if [half for half, _ in served[options.one][line]] == ["tuned"]:
            print(f"{line}: {' | '.join(cells)}")
