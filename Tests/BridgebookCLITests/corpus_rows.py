#!/usr/bin/env python3
"""Counts the questions of the corpus for which each row of the word tables is used.

usage: corpus_rows.py BINARY [--one TABLE] [--none TABLE]

A row is used for a question if its words were recognized in it. A row that is used for a single
question may have been written for it; --one lists these rows of a table, for the tuned halves only,
since the others are not used for tuning. --none lists the rows that are used for no question.
"""
import argparse
import collections
import json
import os
import re
import subprocess
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
tables = os.path.join(here, "../../Sources/BookData/Knowledge/tables")
parser = argparse.ArgumentParser()
parser.add_argument("binary")
parser.add_argument("--one", metavar="TABLE", help="lexicon, requirements, synonyms or concepts")
parser.add_argument("--none", metavar="TABLE", help="one of the same tables")
parser.add_argument("--only", default="", help="only the files of the corpus with this in their name")
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


def stem(word):
    for ending in ("ies", "ing", "ed", "s", "e"):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            word = word[:-len(ending)]
    return word


def stems(text):
    return " ".join(stem(word) for word in re.findall(r"[^\W_]+", text.lower().replace("'", "")))


def holds(text, phrase):
    """Whether the stems of a text contain a phrase whose classes are not needed."""
    parts = [re.escape(stems(part)).replace("\\ ", " ") for part in phrase.replace("@class", "~").split("~")]
    return re.search(r"\b" + r"\b.*\b".join(part.strip() for part in parts) + r"\b", text) is not None


halves = sorted(name[:-4] for name in os.listdir(os.path.join(here, "Corpus"))
                if name.endswith(".txt") and options.only in name)


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

# Sides, clauses and everyday words are not in readings, so they are searched in the texts.
silent = {line for line, cells in all_rows["lexicon"].items() if cells[1] in ("side", "clause", "meaning")}
served = {name: collections.defaultdict(set) for name in meant}
for half in halves:
    for number, (kind, platform, target, _, text) in enumerate(items(half)):
        item = (half, number)
        said = stems(text)
        for line in silent:
            if any(holds(said, phrase) for phrase in phrases(all_rows["lexicon"][line][0])):
                served["lexicon"][line].add(item)
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

print("table         rows   no question   one   two to four   five and more")
for name, table in all_rows.items():
    counts = collections.Counter()
    for line in table:
        count = len(served[name][line])
        counts["none" if count == 0 else "one" if count == 1 else "few" if count < 5 else "many"] += 1
    print(f"{name:12} {sum(counts.values()):5} {counts['none']:13} {counts['one']:5} {counts['few']:13} {counts['many']:15}")
if options.one:
    for line, cells in all_rows[options.one].items():
        uses = [half for half, _ in served[options.one][line]]
        if len(uses) == 1 and "untouched" not in uses[0]:
            print(f"{line}: {' | '.join(cells)}")
if options.none:
    for line, cells in all_rows[options.none].items():
        if not served[options.none][line]:
            print(f"{line}: {' | '.join(cells)}")
