#!/usr/bin/env python3
"""Damaged files: breaks a store in one place, runs all questions, and looks for crashes, hangs and
silently different answers.

usage: damage.py BINARY [--stores N] [--seconds S] [--seed N] [--only NUMBER] [--workers N]

A store is damaged like by a disk (bits, truncation, pages exchanged, zeroed, or from an older copy)
or like by a program (rows with unknown ids, extreme values, wrong types, nulls, missing and
duplicate rows, see `mutations.py`). Every reading command must answer as before or report a
problem; if an answer differs silently, `doctor` has to report a fault.
"""

import argparse
import collections
import json
import multiprocessing
import os
import random
import re
import shutil
import signal
import sys
import time

import mutations
import stores
from outcome import stop_on_request

# The processor time in seconds for one answer.
LIMIT = 10
TIMES = re.compile(rb"\d{4}-\d\d-\d\dT[0-9:]+Z")


def questions(run):
    """Every reading command, including formats that read more."""
    return [
        ["recommend", "MKMapView", "--target", "16"], ["recommend", "a SwiftUI view in a UIViewController"],
        ["search", "cursor", "jumps"], ["search", "--explain", "term of one-2"],
        ["show", "update-unguarded"], ["--format", "json", "show", "one-1"], ["show", "--source", "one-2"],
        ["show", "MKMapView"], ["list", "gotchas"], ["list", "own"], ["list", "scenarios"],
        ["--format", "json", "list", "sentences"], ["history", "one-1"], ["tree"], ["tree", "--as", "dot"],
        ["runs"], ["--format", "json", "runs", "show", run], ["runs", "show", run, "--timeline"],
        ["runs", "compare", run, "map-wrapper/M1"], ["export", "cheatsheet"], ["export", "components"],
        ["export", "run", "map-wrapper/M2"], ["export", "sequence", run], ["export", "book", "--as", "jsonl"],
        ["export", "events", run, "--as", "ndjson"], ["simulate", "map-wrapper"], ["formats"],
        ["diagnose", "console.log"], ["sql", "SELECT * FROM events LIMIT 500"],
        ["sql", "SELECT * FROM own_texts"], ["completions", "bash"], ["merge", "--dry-run", "own.sqlite"],
    ]


REQUESTS = [
    ("initialize", {"protocolVersion": "2025-06-18", "capabilities": {},
                    "clientInfo": {"name": "proof", "version": "1"}}),
    ("tools/call", {"name": "recommend", "arguments": {"question": "MKMapView"}}),
    ("tools/call", {"name": "search", "arguments": {"words": "cursor jumps"}}),
    ("tools/call", {"name": "show", "arguments": {"id": "one-1"}}),
    ("tools/call", {"name": "list", "arguments": {"kind": "gotcha"}}),
    ("resources/list", {}), ("tools/list", {}),
]


class Asker:
    """Runs questions on a store in its own folder; names are relative, so that answers are
    comparable."""

    def __init__(self, workshop, folder):
        self.workshop, self.folder = workshop, folder
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        stores.write(os.path.join(folder, "console.log"), stores.log("console"))

    def fresh(self):
        for name in os.listdir(self.folder):
            if name != "console.log":
                os.remove(os.path.join(self.folder, name))

    def ask(self, words, store="book.sqlite", given=None):
        """The status, answer and messages; a status of None is a hang."""
        try:
            done = stores.ask([self.workshop.binary, "--store", store, *words], LIMIT, cwd=self.folder,
                              env=self.workshop.environment, input=given)
        except stores.Hang:
            return None, b"", ""
        return done.returncode, TIMES.sub(b"TIME", done.stdout), done.stderr.decode(errors="replace")

    def serve(self):
        """Runs a session with the server, which must answer each request and exit normally."""
        lines = [json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters})
                 for number, (method, parameters) in enumerate(REQUESTS)]
        lines.insert(1, '{"jsonrpc":"2.0","method":"notifications/initialized"}')
        return self.ask(["mcp"], given=("\n".join(lines) + "\n").encode())


class Worker:
    def __init__(self, workshop, number):
        self.workshop = workshop
        self.run = workshop.imported_run("own.sqlite")
        self.asker = Asker(workshop, workshop.path(f"damage-{number}"))
        self.path = os.path.join(self.asker.folder, "book.sqlite")
        self.reset()
        self.sound = {tuple(words): self.asker.ask(words) for words in self.questions()}
        self.served = self.asker.serve()
        for words, (status, _, said) in self.sound.items():
            if status not in (0, 1) or "error" in said:
                sys.exit(f"a sound store: {' '.join(words)} ended with {status}: {said}")

    def questions(self):
        return questions(self.run)

    def reset(self):
        self.asker.fresh()
        for name in ("book.sqlite", "own.sqlite"):
            shutil.copyfile(self.workshop.path("own.sqlite"), os.path.join(self.asker.folder, name))

    def examine(self, number, seed, share):
        """The damage and the findings of one store."""
        chance = random.Random(f"{seed}:{number}")
        self.reset()
        what = mutations.break_store(self.path, self.workshop.path("clean.sqlite"), chance)
        broken = self.path + ".kept"
        shutil.copyfile(self.path, broken)
        findings, differing = [], []
        asked = self.questions()
        if share < 1:
            asked = chance.sample(asked, max(1, int(share * len(asked))))
        for words in asked:
            status, answer, said = self.asker.ask(words)
            findings += crashed(" ".join(words), status, said)
            if status in (0, 1) and (status, answer) != self.sound[tuple(words)][:2] and not said:
                differing.append(" ".join(words))
            # A question that writes to the store would affect the next one.
            if not same(self.path, broken):
                shutil.copyfile(broken, self.path)
        status, answer, said = self.asker.serve()
        findings += crashed("mcp", status, said)
        if status == 0 and len(answer.splitlines()) != len(self.served[1].splitlines()):
            findings.append("mcp: a request without an answer")
        shutil.copyfile(broken, self.path)
        if differing or chance.random() < share:
            status, answer, said = self.asker.ask(["doctor"])
            findings += crashed("doctor", status, said)
            if status == 0 and differing:
                findings.append(f"another answer without a word, and doctor finds nothing: {differing[0]}")
        if chance.random() < share:
            findings += self.merged()
        return what, findings

    def merged(self):
        """An intact store that merges the damaged one must stay intact."""
        shutil.copyfile(self.workshop.path("clean.sqlite"), os.path.join(self.asker.folder, "mine.sqlite"))
        status, _, said = self.asker.ask(["merge", "book.sqlite"], store="mine.sqlite")
        findings = crashed("merge", status, said)
        held = stores.digest(os.path.join(self.asker.folder, "mine.sqlite"))
        if held.startswith("unsound"):
            findings.append(f"merge made a sound store {held}")
        if status == 0:
            checks = ["own-texts", "own-history", "events", "index", "links", "run-contents", "values"]
            status, answer, _ = self.asker.ask(["doctor", *checks], store="mine.sqlite")
            if status == 1:
                fault = re.search(rb"fault.*", answer)
                findings.append(f"merge brought a fault in: {fault[0].decode()[:200] if fault else status}")
        return findings


def same(path, other):
    if os.path.exists(path + "-wal"):
        return False
    with open(path, "rb") as first, open(other, "rb") as second:
        return first.read() == second.read()


def crashed(words, status, said):
    if status is None:
        return [f"{words}: hung for {LIMIT} s"]
    if status < 0:
        fatal = re.search(r"Fatal error[^\n]*", said)
        return [f"{words}: {signal.Signals(-status).name} {fatal[0] if fatal else ''}"]
    if status not in (0, 1, 2):
        return [f"{words}: status {status}"]
    if status == 2 and not said.strip():
        return [f"{words}: failed without a word"]
    return []


def work(workshop, number, numbers, given, end, stop, results):
    worker = Worker(workshop, number)
    for store in numbers:
        if time.monotonic() > end or stop.is_set():
            break
        results.put((store, *worker.examine(store, given.seed, given.share)))
    results.put(None)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--stores", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--share", type=float, default=1, help="part of the questions asked of each store")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10 ** 6))
    parser.add_argument("--only", type=int)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    root = stores.scratch_folder()
    try:
        return examine(given, root)
    finally:
        shutil.rmtree(root, ignore_errors=True)


def examine(given, root):
    workshop = stores.Workshop(given.binary, os.path.join(root, "work"))
    numbers = range(given.stores) if given.only is None else [given.only]
    start = time.monotonic()
    print(f"damage: {len(questions(''))} questions, a server, doctor and merge, seed {given.seed}", flush=True)
    results, stop = multiprocessing.Queue(), stop_on_request()
    processes = [multiprocessing.Process(target=work, args=(
        workshop, worker, numbers[worker::given.workers], given, start + given.seconds, stop, results))
        for worker in range(given.workers)]
    for process in processes:
        process.start()
    done, found, running = 0, collections.defaultdict(list), given.workers
    while running:
        result = results.get()
        if result is None:
            running -= 1
            continue
        done += 1
        for sentence in result[2]:
            cases = found[re.sub(r"\d+", "N", sentence)]
            cases.append((result[0], result[1], sentence))
            if len(cases) == 1:
                print(f"FINDING {sentence}; broken: {result[1]}")
                print(f"  python3 Tests/Proofs/damage.py {given.binary} --seed {given.seed} --only {result[0]}",
                      flush=True)
        if done % 100 == 0:
            print(f"damage: {done} stores so far", flush=True)
    for process in processes:
        process.join()
    for cases in sorted(found.values(), key=len, reverse=True):
        print(f"found in {len(cases)} stores: {cases[0][2]}; broken: {cases[0][1]}")
    print(f"damage: {done} stores in {time.monotonic() - start:.0f} s, {len(found)} sorts of findings")
    if any(process.exitcode for process in processes):
        return 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
