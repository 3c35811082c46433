#!/usr/bin/env python3
"""Two writers and two readers in loops on one store: no command fails, and none says anything untrue.

usage: loops.py BINARY [--commands N] [--seed N] [--unsafe]

One writer imports and removes runs, the other adds and removes texts; the last connection to close
brings the log into the file, which grows while others open it. The readers ask without a pause.
Afterwards the store holds exactly what was acknowledged. The number of commands, 50,000 by default,
is that of all four together.
"""

import argparse
import collections
import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import threading
import time

import outcome
import stores

# A writer may wait for the other one; nothing else may be reported about an intact store.
ALLOWED = re.compile(r"^\s*$|waiting for .* is writing to the store|^\s*after \d+ s")
QUESTIONS = [["runs"], ["search", "update"], ["show", "update-unguarded"], ["list", "own"],
             ["sql", "SELECT count(*) FROM events"], ["recommend", "MKMapView"],
             ["doctor", "integrity", "foreign-keys"]]


class Loops:
    """The commands of all loops: how many there were, what was found, how long they took."""

    def __init__(self, binary, root, count, stop):
        self.binary, self.root, self.left, self.stop = os.path.abspath(binary), root, count, stop
        self.store = os.path.join(root, "book.sqlite")
        # Keeps the library that imitates Apple's SQLite.
        preloaded = {"LD_PRELOAD": os.environ["LD_PRELOAD"]} if "LD_PRELOAD" in os.environ else {}
        self.environment = stores.environment(TMPDIR=root, **preloaded)
        self.lock = threading.Lock()
        self.findings, self.counts = collections.Counter(), collections.Counter()
        self.slowest, self.runs, self.texts = (0.0, ""), set(), set()
        self.begin, self.total = time.monotonic(), count

    def run(self, *words, statuses=(0,)):
        """Runs a command if the limit allows one more; returns its output, or None at the end."""
        with self.lock:
            if self.left == 0 or self.stop.is_set():
                return None
            self.left -= 1
            done = self.total - self.left
            if done % 5000 == 0:
                print(f"loops: {done} commands in {time.monotonic() - self.begin:.0f} s", flush=True)
        start = time.monotonic()
        finished = subprocess.run([self.binary, "--store", self.store, *words], env=self.environment,
                                  capture_output=True, stdin=subprocess.DEVNULL, close_fds=False)
        took = time.monotonic() - start
        said = finished.stderr.decode(errors="replace")
        name = " ".join(words[:2] if words[0] in ("runs", "doctor") else words[:1])
        with self.lock:
            self.counts[words[0]] += 1
            if list(words) in QUESTIONS and words[0] != "doctor":
                self.slowest = max(self.slowest, (took, name))
            if finished.returncode not in statuses:
                self.findings[f"{name} ended with {finished.returncode}: {said.strip()[:300]}"
                              f"{finished.stdout.decode(errors='replace').strip()[-300:]}"] += 1
            for line in said.splitlines():
                if not ALLOWED.search(line):
                    self.findings[f"{name} said: {line[:200]}"] += 1
        return finished.stdout.decode(errors="replace")

    def import_runs(self, chance):
        number = 0
        while True:
            number += 1
            path = os.path.join(self.root, "runs.log")
            stores.write(path, stores.log(f"r{number}-", chance.choice([1, 5, 200])))
            answer = self.run("import", "--format", "json", path)
            if answer is None:
                return
            ids = re.findall(r'"id": "([0-9a-f]{12})"', answer)
            self.runs.update(ids)
            if ids and chance.random() < 0.95:
                if self.run("runs", "remove", ids[0]) is None:
                    return
                self.runs.discard(ids[0])

    def add_texts(self, chance):
        number = 0
        while True:
            number += 1
            id = f"text-{number}"
            path = os.path.join(self.root, "text.txt")
            stores.write(path, stores.GOTCHA.format(id=id, title=f"Of {number}"))
            if self.run("add", path) is None:
                return
            self.texts.add(id)
            if chance.random() < 0.95:
                if self.run("remove", id) is None:
                    return
                self.texts.discard(id)

    def read(self, chance):
        while True:
            words = chance.choice(QUESTIONS)
            # A list without items has exit status 1.
            if self.run(*words, statuses=(0, 1) if words == ["list", "own"] else (0,)) is None:
                return

    def check(self):
        """Compares the store with what was acknowledged."""
        held = stores.digest(self.store)
        if held.startswith("unsound"):
            self.findings[f"the store: {held}"] += 1
            return
        connection = sqlite3.connect(self.store)
        for kind, known, query in (
                ("runs", self.runs, "SELECT id FROM run WHERE origin = 'imported'"),
                ("texts", self.texts, "SELECT id FROM own_texts")):
            found = {row[0] for row in connection.execute(query)}
            if found != known:
                self.findings[f"{kind}: lost {sorted(known - found)[:3]}, "
                              f"unknown {sorted(found - known)[:3]}"] += 1
        connection.close()
        left = stores.strays(self.root, ["book.sqlite", "runs.log", "text.txt"])
        if left:
            self.findings[f"left behind: {outcome.pattern(left)}"] += 1


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--commands", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10 ** 6))
    parser.add_argument("--unsafe", action="store_true",
                        help="loses an acknowledged text at the end: the proof has to find that")
    given = parser.parse_args()
    root = stores.scratch_folder()
    try:
        loops = Loops(given.binary, root, given.commands, outcome.stop_on_request())
        subprocess.run([loops.binary, "--store", loops.store, "list"], env=loops.environment,
                       stdout=subprocess.DEVNULL, check=True)
        works = [loops.import_runs, loops.add_texts, loops.read, loops.read]
        threads = [threading.Thread(target=work, args=(random.Random(given.seed * 10 + number),))
                   for number, work in enumerate(works)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if given.unsafe:
            loops.texts.add("never-added")
        loops.check()
        took = time.monotonic() - loops.begin
        print(f"loops: {sum(loops.counts.values())} commands of two writers and two readers in "
              f"{took:.0f} s, seed {given.seed}, {len(loops.findings)} findings")
        print("  " + json.dumps(dict(sorted(loops.counts.items()))).strip("{}").replace('"', ""))
        print(f"  the slowest question, {loops.slowest[1]}, took {loops.slowest[0] * 1000:.0f} ms")
        for sentence, count in loops.findings.most_common():
            print(f"FINDING ({count} times) {sentence}")
        if loops.findings:
            print(f"  python3 Tests/Proofs/loops.py {given.binary} --commands {given.commands} "
                  f"--seed {given.seed}")
        return 1 if loops.findings else 0
    finally:
        shutil.rmtree(root, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
