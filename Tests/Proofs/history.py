#!/usr/bin/env python3
"""Concurrency with a history: many programs use one store, and all of their output is checked.

usage: history.py BINARY [--seconds S] [--seed N] [--rounds R] [--plain] [--calm] [--keep FOLDER]

Importers, adders, mergers, removers, backups, doctors, upgrades, questions and servers use one
store, each in a process namespace of its own if the system allows it, in which every program is
process 1. Each operation records when it began and ended, its status, and its output. The checker
then looks for a moment within each question at which its answer was right, for every acknowledged
write in the store and in the backups, and for untrue messages.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import threading
import time

import checker
import stores
from crowd import NAMESPACE, Crowd, has_namespaces

def adder(crowd, name, chance):
    """Adds two texts at once; they must always be visible together."""
    number = 0
    while not crowd.is_over():
        number += 1
        ids = [f"{name}-{number}-{side}" for side in "ab"]
        paths = [crowd.file(f"{name}-{side}.txt", stores.GOTCHA.format(id=id, title=f"Of {name}"))
                 for side, id in zip("ab", ids)]
        event = crowd.run("add", "add", *paths, ids=ids)
        if event["status"] == 0 and chance.random() < 0.4:
            crowd.run("remove", "remove", *ids, ids=ids)
        elif chance.random() < 0.3:
            crowd.file(f"{name}-a.txt", stores.GOTCHA.format(id=ids[0], title=f"Again of {name}"))
            crowd.run("change", "add", paths[0], ids=[ids[0]])


def importer(crowd, name, chance):
    number = 0
    while not crowd.is_over():
        number += 1
        path = crowd.file(f"{name}.log", stores.log(f"{name}-{number}-", chance.choice([1, 5, 200])))
        event = crowd.run("import", "--format", "json", "import", path)
        if event["status"] != 0:
            continue
        event["ids"] = [run["id"] for run in json.loads(event["answer"])["runs"]]
        if chance.random() < 0.3:
            crowd.run("forget", "runs", "remove", *event["ids"], ids=event["ids"])


def merger(crowd, name, chance):
    number = 0
    while not crowd.is_over():
        number += 1
        other = os.path.join(crowd.root, f"{name}.sqlite")
        shutil.copyfile(crowd.quiet, other)
        ids = [f"{name}-{number}-{side}" for side in "ab"]
        paths = [crowd.file(f"{name}-{side}.txt", stores.GOTCHA.format(id=id, title="Theirs"))
                 for side, id in zip("ab", ids)]
        crowd.run("prepare", "add", *paths, store=other)
        crowd.run("merge", "merge", other, ids=ids)
        os.remove(other)


def saver(crowd, name, chance):
    """Makes backups with separate names, and several at once with the same name."""
    number = 0
    while not crowd.is_over():
        number += 1
        if chance.random() < 0.5:
            path = os.path.join(crowd.root, f"{name}-{number}.sqlite")
            crowd.run("backup", "backup", path, path=path)
        else:
            crowd.run("backup-shared", "backup", "--force", os.path.join(crowd.root, "shared.sqlite"))
        time.sleep(chance.random() / 2)


def doctor(crowd, name, chance):
    checks = ["integrity", "foreign-keys", "schema", "events", "store", "own-texts", "index", "links"]
    while not crowd.is_over():
        chosen = chance.sample(checks, 3)
        crowd.run("doctor", "--format", "json", "doctor", *chosen)
        time.sleep(0.1)


def upgrader(crowd, name, chance):
    """Marks the book as that of another version; the next command upgrades it."""
    while not crowd.is_over():
        time.sleep(2 + 3 * chance.random())
        begin = time.monotonic()
        stores.change(crowd.store, "PRAGMA busy_timeout = 60000",
                      "UPDATE book_setting SET value = 'older' WHERE name = 'fingerprint'")
        crowd.history.append({"kind": "older", "words": (), "begin": begin, "end": time.monotonic(),
                              "status": 0, "answer": "", "said": ""})


def questioner(crowd, name, chance):
    while not crowd.is_over():
        kind = chance.choice(["texts", "texts", "runs", "runs", "search", "show", "sql", "recommend"])
        if kind == "texts":
            crowd.question(kind, "--format", "json", "list", "own")
        elif kind == "runs":
            crowd.question(kind, "--format", "json", "runs")
        elif kind == "sql":
            crowd.question(kind, "--format", "json", "sql", "SELECT id FROM own_texts LIMIT 100000")
        elif kind == "search":
            crowd.question(kind, "search", "cursor", "jumps")
        elif kind == "show":
            crowd.question(kind, "show", "update-unguarded")
        else:
            crowd.question(kind, "recommend", "MKMapView")


def server(crowd, name, chance):
    """A client of the MCP server that stays for the whole time."""
    process = subprocess.Popen(crowd.command("mcp"), env=crowd.environment, stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    lines = []
    threading.Thread(target=lambda: lines.extend(process.stderr), daemon=True).start()

    def ask(number, method, parameters):
        begin = time.monotonic()
        request = {"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        crowd.history.append({
            "kind": "server", "words": (method, parameters.get("name", "")), "begin": begin,
            "end": time.monotonic(), "status": process.poll() or 0, "answer": answer, "said": ""})
        return answer

    ask(0, "initialize", {"protocolVersion": "2025-06-18", "capabilities": {},
                          "clientInfo": {"name": "proof", "version": "1"}})
    process.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
    number = 0
    questions = [("search", {"words": "cursor jumps"}), ("show", {"id": "update-unguarded"}),
                 ("recommend", {"question": "MKMapView"}), ("list", {"kind": "own"})]
    while not crowd.is_over():
        number += 1
        tool, words = chance.choice(questions)
        if not ask(number, "tools/call", {"name": tool, "arguments": words}):
            break
        time.sleep(0.05 * (1 + crowd.pause))
    process.stdin.close()
    status = process.wait(timeout=30)
    crowd.history.append({"kind": "server-end", "words": ("mcp",), "begin": 0, "end": 0, "status": status,
                          "answer": "", "said": "".join(lines)})


# The time that programs rest, as a multiple of that of their last command, so that the programs
# together use less than one of two processors.
PAUSE = 20

ROLES = [adder, adder, adder, importer, importer, merger, saver, saver, doctor, upgrader,
         questioner, questioner, questioner, server]


def crowded(crowd):
    """Runs all programs at once; an exception in a thread ends the proof."""
    failures = []

    def guarded(role, name, chance):
        try:
            role(crowd, name, chance)
        except Exception as error:  # an error of the proof itself
            failures.append(f"{name}: {error!r}")

    threads = [threading.Thread(target=guarded, args=(
        role, f"{role.__name__}-{number}", random.Random(crowd.seed * 100 + number)))
        for number, role in enumerate(ROLES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return failures


def race(crowd, rounds):
    """In each round, starts ten programs at once on a missing store."""
    findings = []
    for number in range(rounds):
        folder = os.path.join(crowd.root, f"race-{number}")
        os.mkdir(folder)
        store = os.path.join(folder, "book.sqlite")
        processes = [subprocess.Popen(crowd.command("recommend", "MKMapView", store=store),
                                      env=crowd.environment, stdout=subprocess.DEVNULL,
                                      stderr=subprocess.PIPE) for _ in range(10)]
        for process in processes:
            said = process.communicate()[1].decode()
            if process.returncode or said:
                findings.append(f"race: status {process.returncode}: {said}")
        held = stores.digest(store) if os.path.exists(store) else "no store"
        if held.startswith(("unsound", "no")):
            findings.append(f"race: {held}")
        left = stores.strays(folder, ["book.sqlite"])
        if left:
            findings.append(f"race: left {re.sub('[0-9]+', 'N', ' '.join(left))}")
        shutil.rmtree(folder)
    return findings


def forget(crowd):
    """Deletes a run that was acknowledged and not removed."""
    removed = {id for event in crowd.history if event["kind"] == "forget" for id in event["ids"]}
    kept = [id for event in crowd.history if event["kind"] == "import" and event["status"] == 0
            for id in event["ids"] if id not in removed]
    stores.change(crowd.store, "PRAGMA foreign_keys = ON", f"DELETE FROM run WHERE id = '{kept[0]}'")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10 ** 6))
    parser.add_argument("--plain", action="store_true", help="no process namespaces")
    parser.add_argument("--calm", action="store_true",
                        help="programs rest between commands, so that there are processors for all of "
                             "them; then no question may take a second, whoever writes, or "
                             "half as long again as filling the book takes on a slow machine")
    parser.add_argument("--unsafe", action="store_true",
                        help="loses an acknowledged run at the end: the proof has to find that")
    parser.add_argument("--keep", help="folder that receives the history when something is found")
    given = parser.parse_args()
    prefix = NAMESPACE if has_namespaces() and not given.plain else []
    root = stores.scratch_folder()
    try:
        crowd = Crowd(given.binary, root, 0, given.seed, prefix)
        crowd.pause = PAUSE if given.calm else 0
        crowd.run("prepare", "list", "patterns")
        shutil.copyfile(crowd.store, crowd.quiet)
        findings = race(crowd, given.rounds)
        crowd.is_timed = not crowd.is_machine_busy()
        crowd.end = time.monotonic() + given.seconds
        findings += crowded(crowd)
        crowd.is_timed = crowd.is_timed and not crowd.is_machine_busy()
        if given.unsafe:
            forget(crowd)
        findings += checker.check(crowd)
        place = "each in a process namespace of its own" if prefix else "without process namespaces"
        place += ", at rest between commands" if given.calm else ""
        print(f"history: {len(crowd.history)} operations of {len(ROLES)} programs in {given.seconds:.0f} s, "
              f"{place}, {given.rounds} races, seed {given.seed}, {len(findings)} findings")
        for line in checker.summary(crowd):
            print("  " + line)
        for sentence, count in checker.grouped(findings):
            print(f"FINDING ({count} times) {sentence}")
        if findings:
            print(f"  python3 Tests/Proofs/history.py {given.binary} --seconds {given.seconds:.0f} "
                  f"--seed {given.seed}{' --plain' if given.plain else ''}{' --calm' if given.calm else ''}")
            if given.keep:
                with open(os.path.join(given.keep, f"history-{given.seed}.json"), "w") as file:
                    json.dump(crowd.history, file, indent=1)
        return 1 if findings else 0
    finally:
        shutil.rmtree(root, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
