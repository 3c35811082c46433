#!/usr/bin/env python3
"""Fault injection: fails the Nth call of every kind, for every command, and checks the result.

usage: faults.py BINARY [--seconds S] [--points P] [--seed N] [--only COMMAND[:KIND:ACT:AT]] [--workers N]

A point is one run of a command in which one call fails (with an error number), is done by half
("short"), is the last one of the process ("kill"), maps a file that is then truncated ("cut"), or
is the first of many that fail ("EIO+"). Afterwards the stores must hold what they held before or
what the command was to write, consistent with the exit status, the messages and the folder.
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
from outcome import STORES, Outcome, marks, pattern, stop_on_request
from points import KINDS, points_of

# These messages are never true after a failed call, because the files are intact.
UNTRUE = re.compile(
    r"cut off|damaged|not a SQLite|another program|newer bridgebook|has a gap|does not match"
    r"|should not|Fatal error|no regular file|there is no store|Swift/")
# Messages that the work is done although something failed after it, or that this is unknown.
ADMITS = re.compile(r"before that, |is stored|was stored|is done|was done|is complete|the copy is|has been"
                    r"|did not confirm")
# The lines in which a doctor's report names its repairs, also if a check cannot run afterwards.
REPAIRS = re.compile(rb"^(Rebuilt|Rewrote|Removed) .*\.$", re.MULTILINE)


class Worker:
    """A process with its own folder."""

    def __init__(self, workshop, shim, number):
        self.workshop, self.shim = workshop, shim
        self.folder = workshop.path(f"case-{number}")
        self.contents = stores.Contents()
        self.commands = {command.name: command for command in commands.all_commands(workshop)}
        self.ends, self.costs = {}, {}
        # The command for which the folder is still prepared, and the marks by which that is
        # recognized.
        self.ready = None

    def ends_of(self, name):
        """The states before and after the command if nothing fails."""
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
        """The number of calls of each kind that the command makes."""
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
        marked = self.prepare(command)
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
        asks_again = kind in ("any", "unlink") or at % 7 == 0
        if not asks_again and found.stores == before and self.is_as_prepared(command, marked):
            self.ready = name, marked
        if not findings and asks_again:
            findings = self.again(command, kind, before, after, found)
        return [f"{sentence}: status {found.status}: {' '.join(found.words.split())[:400]}"
                for sentence in findings]

    def prepare(self, command):
        """The marks of the stores that the command begins with; what the last point left unchanged
        is reused."""
        ready, self.ready = self.ready, None
        if ready and ready[0] == command.name and self.is_as_prepared(command, ready[1]):
            return ready[1]
        command.prepare(self.workshop, self.folder)
        return marks(self.folder)

    def is_as_prepared(self, command, marked):
        return (set(os.listdir(self.folder)) == set(command.beginning()) and marks(self.folder) == marked
                and not os.listdir(os.path.join(self.folder, "tmp")))

    def again(self, command, kind, before, after, found):
        """After the fault, the same command must succeed and remove leftovers."""
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
        # A text that was being edited is kept for its author. SQLite unlinks its temporary file
        # right after creating it; if that fails or a kill comes between, only the owner of TMPDIR
        # can remove it.
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
    # If a mapped file is truncated, a command ends at once with a message and the status of a
    # failure.
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
        if differs(found.answer, after.answer) and not (command.is_question and found.words):
            findings.append("another answer, without a word")
        elif differs(found.answer, after.answer) and command.is_question:
            findings.append("another answer")
    elif found.status == 2:
        # A doctor that could not run a check says so in its report.
        if not found.words.strip() and b"could not run" not in found.answer:
            findings.append("failed without a word")
        # A store that a question created or upgraded need not be reported.
        is_admitted = ADMITS.search(found.words) or REPAIRS.search(found.answer)
        if not is_before and is_after and not command.is_question and not is_admitted:
            findings.append("said failed, and it is done")
    elif found.status >= 0:
        findings.append("a status that is no failure")
    # A text in the editor is kept in the file that the program names.
    if found.strays and kind != "unlink" and "tmp/bridgebook-edit" not in found.words:
        findings.append(f"left {pattern(found.strays)}")
    return findings


def differs(answer, expected):
    """Whether two answers differ in more than the order in which a doctor made its repairs.

    A check that the fault kept from running runs after the first repairs, and its own repair is
    then made in a second round and named later.
    """
    if answer == expected:
        return False
    split = [(REPAIRS.sub(b"", text), sorted(match.group() for match in REPAIRS.finditer(text)))
             for text in (answer, expected)]
    return split[0] != split[1]


def work(worker, number, points, end, stop, results):
    # A separate process, with a copy of what is already known.
    worker.folder = worker.workshop.path(f"case-{number}")
    for point in points:
        if time.monotonic() > end or stop.is_set():
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
    results, stop = multiprocessing.Queue(), stop_on_request()
    start = time.monotonic()
    end = start + given.seconds
    processes = [
        multiprocessing.Process(target=work, args=(
            counter, number, points[number::given.workers], end, stop, results))
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
            cases = found[(result[0][0], result[0][1], re.sub(r"\d+", "N", sentence))]
            cases.append((result[0], sentence))
            if len(cases) == 1:
                place = ":".join(map(str, result[0]))
                print(f"FINDING {place}: {sentence}")
                print(f"  python3 Tests/Proofs/faults.py {given.binary} --only {place}", flush=True)
        if done % 1000 == 0:
            print(f"faults: {done} points so far", flush=True)
    for process in processes:
        process.join()
    for cases in found.values():
        print(f"found at {len(cases)} points: {':'.join(map(str, cases[0][0]))}: {cases[0][1]}")
    print(f"faults: {done} points in {time.monotonic() - start:.0f} s, "
          f"{kills} of them kills, {sum(map(len, found.values()))} findings of {len(found)} sorts")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
