#!/usr/bin/env python3
"""Fault injection: fails the Nth call of every kind, for every command, and looks at what is left.

usage: faults.py BINARY [--seconds S] [--points P] [--seed N] [--only COMMAND[:KIND:ACT:AT]] [--workers N]

A point is one run of one command in which one call fails (an error number), is done by half ("short"), is the last one
of the process ("kill"), maps a file that is cut off ("cut"), or is the first of many that fail ("EIO+"). After each the
stores hold what they held before or what the command makes of them; the exit status, the words and the folder agree
with that.
"""

import argparse
import collections
import errno
import multiprocessing
import os
import random
import re
import shutil
import signal
import sys
import time

import commands
import stores
from outcome import STORES, Outcome, marks, pattern

KINDS = {
    "open": ["EIO", "EMFILE", "EACCES"], "read": ["EIO", "EINTR"],
    "write": ["EIO", "ENOSPC", "ENOSPC+", "EINTR", "short"], "sync": ["EIO", "EIO+"],
    "truncate": ["EIO", "ENOSPC"], "rename": ["EIO"], "link": ["EIO", "ENOSPC"], "unlink": ["EIO"],
    "mmap": ["ENOMEM", "ENOMEM+", "cut"], "close": ["EIO"], "lock": ["EIO", "ENOLCK"], "stat": ["EIO"],
    "mkdir": ["ENOSPC"], "memory": ["ENOMEM", "ENOMEM+"], "room": ["ENOSPC+"],
    # A kill may come before any call, of which there are most: several in each round.
    "any": ["kill"] * 4,
}
# No failed call makes these sentences true: nothing in the files is wrong.
UNTRUE = re.compile(
    r"cut off|damaged|not a SQLite|another program|newer bridgebook|has a gap|does not match"
    r"|should not|Fatal error|no regular file|there is no store|Swift/")
# Words that say that the work itself is done although something failed after it, or that nobody can know.
ADMITS = re.compile(r"before that, |is stored|was stored|is done|was done|is complete|the copy is|has been"
                    r"|did not confirm")


class Worker:
    """One process with a folder of its own."""

    def __init__(self, workshop, shim, number):
        self.workshop, self.shim = workshop, shim
        self.folder = workshop.path(f"case-{number}")
        self.contents = stores.Contents()
        self.commands = {command.name: command for command in commands.all_commands(workshop)}
        self.ends, self.costs = {}, {}

    def ends_of(self, name):
        """What the command begins with and ends with when nothing fails."""
        if name not in self.ends:
            command = self.commands[name]
            command.prepare(self.workshop, self.folder)
            before = {store: self.contents.of(os.path.join(self.folder, store))
                      for store in STORES}
            middle = None
            if command.middle:
                done = command.run(self.workshop, self.folder, arguments=command.middle)
                middle = Outcome(done, self.folder, command, self.contents).stores
                command.prepare(self.workshop, self.folder)
            after = Outcome(command.run(self.workshop, self.folder), self.folder, command, self.contents)
            if after.status not in command.statuses or after.strays:
                sys.exit(f"{name} without a fault: status {after.status}, left {after.strays}\n{after.words}")
            self.ends[name] = before, middle, after
        return self.ends[name]

    def counts(self, name):
        """How many calls of each kind the command makes."""
        command = self.commands[name]
        self.ends_of(name)
        command.prepare(self.workshop, self.folder)
        path = self.workshop.path("counts")
        start = time.monotonic()
        command.run(self.workshop, self.folder, PROOF_ROOT=self.folder, PROOF_COUNT=path)
        self.costs[name] = time.monotonic() - start
        with open(path, encoding="ascii") as file:
            return {kind: int(count) for kind, count in map(str.split, file)}

    def run(self, point):
        """The findings of one point, as sentences."""
        name, kind, act, at = point
        command = self.commands[name]
        before, middle, after = self.ends_of(name)
        command.prepare(self.workshop, self.folder)
        marked = marks(self.folder)
        number = act.rstrip("+")
        variables = {"PROOF_ROOT": self.folder, "PROOF_KIND": kind, "PROOF_AT": str(at),
                     "PROOF_ACT": str(getattr(errno, number)) if number.startswith("E") else number}
        if act.endswith("+"):
            variables["PROOF_STICKY"] = "1"
        try:
            done = command.run(self.workshop, self.folder, **variables)
        except stores.Hang:
            return ["took more than 20 s of processor time"]
        found = Outcome(done, self.folder, command, self.contents, marked, before)
        findings = judge(command, kind, act, before, middle, after, found)
        if not findings and (kind in ("any", "unlink") or at % 7 == 0):
            findings = self.again(command, kind, before, after, found)
        return [f"{sentence}: status {found.status}: {' '.join(found.words.split())[:400]}"
                for sentence in findings]

    def again(self, command, kind, before, after, found):
        """After the fault the same work has to be possible, and to collect what was left."""
        was_before = found.stores == before
        if not was_before and not command.repeats:
            return []
        try:
            done = command.run(self.workshop, self.folder)
        except stores.Hang:
            return ["the next run hung"]
        second = Outcome(done, self.folder, command, self.contents)
        findings = []
        if second.status not in command.statuses:
            findings.append(f"the next run ended with {second.status}, "
                            f"{' '.join(second.words.split())[:300]}")
        elif second.stores != after.stores:
            findings.append("the next run left something else than without a fault")
        # A text that was being edited is for its author to find. SQLite removes the name of a temporary file of its own
        # right after making it; where that fails, or a kill comes between, only whoever empties TMPDIR can know.
        theirs = ("tmp/bridgebook-edit", "tmp/etilqs_") if kind in ("any", "unlink") else ("tmp/bridgebook-edit",)
        stay = [name for name in second.strays if not name.startswith(theirs)]
        if stay:
            findings.append(f"strays stay for ever: {pattern(stay)}")
        return findings


def judge(command, kind, act, before, middle, after, found):
    findings = []
    if found.status < 0 and act != "kill":
        findings.append(f"ended by {signal.Signals(-found.status).name}")
    unsound = [text for text in found.stores.values() if text.startswith("unsound")]
    if unsound:
        return findings + [unsound[0]]
    is_before, is_after = found.stores == before, found.stores == after.stores
    is_middle = middle is not None and found.stores == middle
    if not is_before and not is_after and not is_middle:
        findings.append("between before and after")
    # Where a map loses its file a command ends at once, with words and the status of a failure.
    is_end = act == "kill" or act == "cut" and found.words.startswith("error: a file was cut off while it was in use")
    if act == "cut" and is_end and found.status != 2:
        findings.append("a status that is no failure")
    if is_middle and not is_end and not ADMITS.search(found.words):
        findings.append("the first of two steps is done, without a word")
    if is_end:
        return findings
    if UNTRUE.search(found.words) and not UNTRUE.search(after.words):
        findings.append("untrue words")
    if found.status in command.statuses:
        if not is_after and not command.is_question:
            findings.append("said done, and it is not")
        if found.answer != after.answer and not (command.is_question and found.words):
            findings.append("another answer, without a word")
        elif found.answer != after.answer and command.is_question:
            findings.append("another answer")
    elif found.status == 2:
        # A doctor that could not look says so in its report.
        if not found.words.strip() and b"could not look" not in found.answer:
            findings.append("failed without a word")
        # A store that a question made or upgraded on its way is nobody's change.
        if not is_before and is_after and not command.is_question and not ADMITS.search(found.words):
            findings.append("said failed, and it is done")
    elif found.status >= 0:
        findings.append("a status that is no failure")
    # A text somebody wrote is kept where the program says so.
    if found.strays and kind != "unlink" and "tmp/bridgebook-edit" not in found.words:
        findings.append(f"left {pattern(found.strays)}")
    return findings


def points_of(counts, costs, seconds, most, chance, table=KINDS):
    """Points of all commands by chance, each command as many as fit into its share of the time."""
    kinds_of = {name: [(kind, act) for kind, acts in table.items() for act in acts if kinds.get(kind)]
                for name, kinds in counts.items()}
    points = []
    for name, choices in kinds_of.items():
        room = int(seconds / len(counts) / (0.03 + 1.5 * costs[name])) + 1
        left = {choice: chance.sample(range(1, counts[name][choice[0]] + 1),
                                      min(counts[name][choice[0]], most)) for choice in choices}
        chance.shuffle(choices)
        chosen = []
        # One point of every kind and error first, then another one of each that has more.
        while len(chosen) < room and any(left.values()):
            chosen += [(name, *choice, left[choice].pop()) for choice in choices if left[choice]]
        points += chosen[:room]
    chance.shuffle(points)
    return points


def work(worker, number, points, end, results):
    # A process of its own, with a copy of what is known already.
    worker.folder = worker.workshop.path(f"case-{number}")
    for point in points:
        if time.monotonic() > end:
            break
        results.put((point, worker.run(point)))
    results.put(None)


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--points", type=int, default=10 ** 6)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10 ** 9))
    parser.add_argument("--only", default="")
    parser.add_argument("--unsafe", action="store_true",
                        help="writes that are lost without an error: the proof has to find that")
    parser.add_argument("--workers", type=int, default=2)
    return parser.parse_args()


def main():
    given = arguments()
    if not sys.platform.startswith("linux"):
        print("faults: skipped; LD_PRELOAD needs Linux")
        return 0
    root = stores.scratch_folder()
    try:
        return examine(given, root)
    finally:
        shutil.rmtree(root, ignore_errors=True)


def examine(given, root):
    shim = stores.compile_shim("faults", root)
    workshop = stores.Workshop(given.binary, os.path.join(root, "work"), shim)
    counter = Worker(workshop, shim, "count")
    only = given.only.split(":")
    if given.unsafe:
        only = ["import"]
    names = [name for name in counter.commands if only[0] in ("", name)]
    counts = {name: counter.counts(name) for name in names}
    if len(only) == 4:
        points = [(only[0], only[1], only[2], int(only[3]))]
    else:
        points = points_of(counts, counter.costs, given.workers * given.seconds, given.points, random.Random(given.seed),
                           {"write": ["lost"]} if given.unsafe else KINDS)
    total = sum(count for kinds in counts.values() for kind, count in kinds.items()
                if kind not in ("room", "any"))
    points = points[:given.points]
    print(f"faults: {len(names)} commands, {total} calls, {len(points)} points, seed {given.seed}",
          flush=True)
    results = multiprocessing.Queue()
    start = time.monotonic()
    end = start + given.seconds
    processes = [
        multiprocessing.Process(target=work, args=(
            counter, number, points[number::given.workers], end, results))
        for number in range(given.workers)]
    for process in processes:
        process.start()
    done, kills, running, found = 0, 0, given.workers, collections.defaultdict(list)
    while running:
        result = results.get()
        if result is None:
            running -= 1
            continue
        done += 1
        kills += result[0][2] == "kill"
        for sentence in result[1]:
            found[(result[0][0], result[0][1], re.sub(r"\d+", "N", sentence))].append((result[0], sentence))
    for process in processes:
        process.join()
    for cases in found.values():
        point, sentence = cases[0]
        print(f"FINDING ({len(cases)} points) {':'.join(map(str, point))}: {sentence}")
        print(f"  python3 Tests/Proofs/faults.py {given.binary} --only {':'.join(map(str, point))}")
    print(f"faults: {done} points in {time.monotonic() - start:.0f} s, "
          f"{kills} of them kills, {sum(map(len, found.values()))} findings of {len(found)} sorts")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
