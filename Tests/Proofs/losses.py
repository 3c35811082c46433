#!/usr/bin/env python3
"""Power loss: cuts the record of disk operations anywhere, and reads what a disk would then hold.

usage: losses.py BINARY [--losses N] [--seconds S] [--seed N] [--only STORY:LOSS]

A story is a series of commands whose writes are recorded in order. A loss keeps what was
synchronized before it. Each write that was not is kept, dropped or torn in sectors of 512 bytes, in
any order; changes of file names since their folder was last synchronized are kept up to any one of
them. The result must be an intact store that holds everything acknowledged (status 0) before the
loss, with or without the command that was running.
"""

import argparse
import collections
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import time

import stores

HEAD = struct.Struct("<8sQQQ")
SECTOR = 512
UNTRUE = re.compile(r"cut off|damaged|not a SQLite|another program|has a gap|does not match|should not|Fatal error")


class Operation:
    """A record: a letter and its data; see shims/journal.c."""

    def __init__(self, letter, number, offset, data):
        self.letter, self.number, self.offset, self.data = letter, number, offset, data
        self.paths = [part.decode() for part in data.split(b"\0")] if letter in "CURL" else []


def operations(path):
    with open(path, "rb") as file:
        content = file.read()
    position, found = 0, []
    while position < len(content):
        letter, number, offset, count = HEAD.unpack_from(content, position)
        position += HEAD.size
        found.append(Operation(letter[:1].decode(), number, offset, content[position:position + count]))
        position += count
    return found


class Story:
    """Commands that run one after the other, and the number of records after each."""

    def __init__(self, workshop, shim, name, start, lines, is_held):
        self.name, self.workshop = name, workshop
        self.folder, self.log = workshop.path("story-" + name), workshop.path(name + ".log")
        os.mkdir(self.folder)
        if start:
            shutil.copyfile(workshop.path(start), os.path.join(self.folder, "book.sqlite"))
        self.first = {}
        for file in os.listdir(self.folder):
            with open(os.path.join(self.folder, file), "rb") as opened:
                number = os.stat(opened.fileno()).st_ino
                self.first[file] = (number, opened.read())
        open(self.log, "wb").close()
        self.contents = stores.Contents()
        self.ends, self.states, self.keeps = [0], [self.state()], [True]
        environment = {**workshop.environment, "LD_PRELOAD": shim, "PROOF_ROOT": self.folder,
                       "PROOF_LOG": self.log, "TMPDIR": workshop.root}
        holder = None
        for line in lines:
            words = [word.replace("{in}", workshop.path("inputs")).replace("{at}", self.folder)
                     .replace("{root}", workshop.root) for word in line]
            command = [workshop.binary, "--store", os.path.join(self.folder, "book.sqlite")]
            done = subprocess.run(command + words, env=environment, capture_output=True)
            if done.returncode != 0:
                sys.exit(f"story {name}: {' '.join(words)}: {done.stderr.decode()}")
            if is_held and not holder:
                # An open connection keeps the others from checkpointing the log when they close.
                holder = subprocess.Popen(
                    [sys.executable, "-c", "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]);"
                     "c.execute('SELECT count(*) FROM run').fetchone(); print(flush=True); input()",
                     os.path.join(self.folder, "book.sqlite")],
                    env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
                holder.stdout.readline()
            self.ends.append(len(operations(self.log)))
            self.states.append(self.state())
            # A question may create or upgrade a store, which affects no acknowledged data.
            self.keeps.append(line[0] != "list")
        if holder:
            holder.communicate(b"\n")
        self.operations = operations(self.log)

    def state(self):
        """The current contents of the stores in the folder, read from a copy."""
        copy = self.workshop.path("state")
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(self.folder, copy, ignore=shutil.ignore_patterns("*-shm"))
        return contents_of(copy, self.contents)

    def allowed(self, position):
        """The states that are allowed after a loss at this record."""
        last = max(number for number, end in enumerate(self.ends) if end <= position)
        running = min(last + 1, len(self.ends) - 1)
        kept = max(number for number in range(last + 1) if self.keeps[number])
        return self.states[kept:running + 1], last

    def left(self, position, chance):
        """The files after a loss: name → content."""
        mode = chance.choice(["dropped", "kept", "some", "some", "shuffled", "torn"])
        seen = self.operations[:position]
        settled, folder_settled = {}, 0
        for index, operation in enumerate(seen):
            if operation.letter == "S":
                settled[operation.number] = index
            elif operation.letter == "D":
                folder_settled = index
        data = {number: bytearray(content) for number, content in self.first.values()}
        pending = collections.defaultdict(list)
        for index, operation in enumerate(seen):
            if operation.letter == "C":
                data[operation.number] = bytearray()
            elif operation.letter in "WT":
                if index < settled.get(operation.number, -1):
                    apply(data.setdefault(operation.number, bytearray()), operation)
                else:
                    pending[operation.number].append(operation)
        for number, waiting in pending.items():
            chosen = choose(waiting, mode, chance)
            for operation in chosen:
                torn = chance if mode == "torn" or mode == "some" and chance.random() < 0.3 else None
                apply(data.setdefault(number, bytearray()), operation, torn)
        names = {name: number for name, (number, _) in self.first.items()}
        changes = [index for index, o in enumerate(seen) if o.letter in "CURL" and index >= folder_settled]
        limit = {"dropped": 0, "kept": len(changes)}.get(mode, chance.randrange(len(changes) + 1))
        lost = set(changes[limit:])
        for index, operation in enumerate(seen):
            if operation.letter in "CURL" and index not in lost:
                rename(names, [os.path.relpath(path, self.folder) for path in operation.paths], operation)
        return {name: bytes(data.get(number, b"")) for name, number in names.items()}, mode


def choose(waiting, mode, chance):
    if mode == "dropped":
        return []
    if mode == "kept":
        return waiting
    chosen = [operation for operation in waiting if chance.random() < chance.choice([0.2, 0.5, 0.9])]
    if mode == "shuffled":
        chance.shuffle(chosen)
    return chosen


def apply(content, operation, torn=None):
    if operation.letter == "T":
        if len(content) > operation.offset:
            del content[operation.offset:]
        else:
            content.extend(bytes(operation.offset - len(content)))
        return
    for start in range(0, len(operation.data), SECTOR) if torn else [0]:
        if torn and torn.random() < 0.4:
            continue
        part = operation.data[start:start + SECTOR] if torn else operation.data
        begin = operation.offset + start
        if len(content) < begin:
            content.extend(bytes(begin - len(content)))
        content[begin:begin + len(part)] = part


def rename(names, paths, operation):
    if operation.letter == "C":
        names[paths[0]] = operation.number
    elif operation.letter == "U":
        names.pop(paths[0], None)
    elif paths[0] in names:
        names[paths[1]] = names[paths[0]]
        if operation.letter == "R":
            del names[paths[0]]


def contents_of(folder, contents):
    return tuple(contents.of(os.path.join(folder, name)) for name in ("book.sqlite", "copy.sqlite"))


def stories(workshop, shim):
    ones = [f"{{in}}/one-{number}.txt" for number in range(1, 7)]
    yield Story(workshop, shim, "new", None, [
        ["list", "patterns"], ["add", *ones], ["import", "{in}/run-1.log"], ["add", "{in}/again.txt"],
        ["remove", "one-3"], ["restore", "one-1@1"], ["backup", "{at}/copy.sqlite"],
        ["import", "{in}/long.log"], ["backup", "--force", "{at}/copy.sqlite"]], False)
    yield Story(workshop, shim, "merge", "own.sqlite", [
        ["merge", "{root}/other.sqlite"], ["import", "{in}/run-3.log", "{in}/long.log"],
        ["runs", "remove", workshop.imported_run("own.sqlite")]], False)
    yield Story(workshop, shim, "upgrade", "older.sqlite", [
        ["list", "own"], ["add", "{in}/two-1.txt"], ["import", "{in}/run-3.log"]], False)
    yield Story(workshop, shim, "held", "own.sqlite", [
        ["import", "{in}/long.log"], ["merge", "{root}/other.sqlite"], ["import", "{in}/run-3.log"],
        ["remove", "one-3"], ["add", "{in}/again.txt"], ["import", "{in}/run-4.log"]], True)


def fill(folder, files):
    shutil.rmtree(folder, ignore_errors=True)
    os.mkdir(folder)
    for name, content in files.items():
        # A file that is being written is in its own temporary folder.
        os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content)


def asked(story, files, folder):
    """The findings of the program itself, which is asked a question about the files."""
    fill(folder, files)
    try:
        done = stores.ask([story.workshop.binary, "--store", os.path.join(folder, "book.sqlite"), "runs"], 10,
                          env=story.workshop.environment)
    except stores.Hang:
        return ["a question took more than 10 s of processor time"]
    words = done.stderr.decode(errors="replace")
    if done.returncode == 0 and not UNTRUE.search(words):
        return []
    return [f"a question ended with {done.returncode}: {words[:300]}"]


def ancient_story(workshop, shim):
    if workshop.has_ancient:
        yield Story(workshop, shim, "schema", "ancient.sqlite", [
            ["list", "patterns"], ["add", "{in}/one-1.txt"]], False)


def examine(story, number, seed, asks):
    """The findings of one loss."""
    chance = random.Random(f"{seed}:{story.name}:{number}")
    # Half of the losses are placed shortly after an acknowledgment.
    if chance.random() < 0.5:
        position = min(chance.choice(story.ends[1:]) + chance.randrange(3), len(story.operations))
    else:
        position = chance.randrange(len(story.operations) + 1)
    files, mode = story.left(position, chance)
    folder = story.workshop.path("loss")
    findings = asked(story, files, folder) if asks and "book.sqlite" in files else []
    fill(folder, files)
    left = contents_of(folder, story.contents)
    allowed, last = story.allowed(position)
    for one, name in enumerate(["the store", "the copy"]):
        states = [state[one] for state in allowed]
        if left[one].startswith("unsound"):
            findings.append(f"{name} is {left[one]}")
        elif left[one] not in states:
            findings.append(f"{name} is not as it was after command {last}")
    return [f"{sentence} ({mode}, record {position} of {len(story.operations)})" for sentence in findings]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--losses", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10 ** 6))
    parser.add_argument("--only", default="")
    parser.add_argument("--unsafe", action="store_true",
                        help="a disk that synchronizes nothing: the proof has to find that")
    given = parser.parse_args()
    if not sys.platform.startswith("linux"):
        print("losses: skipped; LD_PRELOAD needs Linux")
        return 0
    root = stores.scratch_folder()
    try:
        shim = stores.compile_shim("journal", root)
        workshop = stores.Workshop(given.binary, os.path.join(root, "work"))
        told = list(stories(workshop, shim)) + list(ancient_story(workshop, shim))
        for story in told if given.unsafe else []:
            story.ends = [sum(o.letter not in "SD" for o in story.operations[:end]) for end in story.ends]
            story.operations = [o for o in story.operations if o.letter not in "SD"]
        print(f"losses: {sum(len(story.operations) for story in told)} records of {len(told)} stories, "
              f"seed {given.seed}", flush=True)
        start, found, done = time.monotonic(), collections.defaultdict(list), 0
        only = given.only.split(":")
        numbers = [int(only[1])] if len(only) == 2 else range(given.losses // len(told))
        for number in numbers:
            if time.monotonic() - start > given.seconds:
                break
            for story in told:
                if only[0] not in ("", story.name):
                    continue
                done += 1
                for sentence in examine(story, number, given.seed, number % 10 == 9):
                    found[story.name, re.sub(r"\d+|\(\w+,", "N", sentence)[:40]].append((number, sentence))
        for (story, _), cases in found.items():
            print(f"FINDING ({len(cases)} losses) {story}: {' '.join(cases[0][1].split())[:400]}")
            print(f"  python3 Tests/Proofs/losses.py {given.binary} --seed {given.seed} --only {story}:{cases[0][0]}")
        print(f"losses: {done} losses in {time.monotonic() - start:.0f} s, {len(found)} sorts of findings")
        return 1 if found else 0
    finally:
        shutil.rmtree(root, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
