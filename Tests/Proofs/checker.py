"""Checks the history that the crowd recorded for contradictions."""

import collections
import json
import os
import re
import sqlite3

import stores

FOREVER = float("inf")
# Messages that are allowed while others write; any other output on standard error is a finding.
ALLOWED = re.compile(
    r"^\s*$|waiting for .* is writing to the store"
    r"|is writing to the store; this answer comes from the book of another version of bridgebook"
    r"|^\s*after \d+ s|^\s*another version of bridgebook|^\s*[a-z -]+; --wait ends it")
LISTS = {"texts", "runs", "sql"}
QUESTIONS = {"texts", "runs", "search", "show", "sql", "recommend"}


class Life:
    """The earliest and latest times at which something may have begun to exist, and the same for
    its end."""

    def __init__(self):
        self.may_begin = self.must_begin = self.may_end = self.must_end = FOREVER

    def may_be_present(self, moment):
        return self.may_begin <= moment and moment <= self.must_end

    def may_be_absent(self, moment):
        return moment <= self.must_begin or moment >= self.may_end


def lives(history):
    """The life of each text and run, from requests and acknowledgments."""
    texts, runs = collections.defaultdict(Life), collections.defaultdict(Life)
    for event in history:
        table = texts if event["kind"] in ("add", "merge", "remove") else runs
        if event["kind"] in ("add", "merge", "import"):
            for id in event.get("ids", []):
                table[id].may_begin = event["begin"]
                if event["status"] == 0:
                    table[id].must_begin = event["end"]
        elif event["kind"] in ("remove", "forget"):
            for id in event["ids"]:
                table[id].may_end = event["begin"]
                if event["status"] == 0:
                    table[id].must_end = event["end"]
    return texts, runs


def has_moment(begin, end, present, known):
    """Returns whether there is a moment between the two at which exactly these of the known ones
    existed."""
    edges = {begin, end}
    for life in known.values():
        edges.update(edge for edge in (life.may_begin, life.must_begin, life.may_end, life.must_end)
                     if begin <= edge <= end)
    return any(all(life.may_be_present(moment) if id in present else life.may_be_absent(moment)
                   for id, life in known.items()) for moment in edges)


def listed(event):
    """The ids in an answer."""
    document = json.loads(event["answer"])
    if event["kind"] == "sql":
        return {row[0] if isinstance(row, list) else row["id"] for row in document["rows"]}
    key = "runs" if event["kind"] == "runs" else "entries"
    return {item["id"] for item in document[key]}


def check(crowd):
    findings = []
    texts, runs = lives(crowd.history)
    slowest_quiet = max([event.get("quiet", 0) for event in crowd.history], default=0)
    # With processors for all programs, a second is the limit. Otherwise it is a second more than
    # without writers, and the first command after another version, which upgrades the book, may
    # take longer; no other command waits for that.
    limit, upgrades = 1 + slowest_quiet, sum(event["kind"] == "older" for event in crowd.history)
    if crowd.pause:
        # A question that upgrades the book fills it as the first command did. Where that alone takes
        # more than two thirds of a second, the machine is slow, and the limit grows with it.
        filling = max(event["end"] - event["begin"] for event in crowd.history
                      if event["kind"] == "prepare")
        limit, upgrades = max(1, 1.5 * filling), 0
    slow = [event for event in crowd.history if event["kind"] in QUESTIONS
            and event["end"] - event["begin"] > limit]
    findings += [f"{event['kind']} took {event['end'] - event['begin']:.2f} s; the limit is {limit:.2f} s"
                 for event in slow[upgrades:] if crowd.is_timed]
    for event in crowd.history:
        findings += judged(event)
        if event["kind"] in LISTS and event["status"] in (0, 1):
            known = runs if event["kind"] == "runs" else texts
            answer = {id for id in listed(event) if id in known}
            if not has_moment(event["begin"], event["end"], answer, known):
                findings.append(f"{event['kind']}: an answer that was right at no moment of the question")
        if event["kind"] == "backup" and event["status"] == 0:
            findings += checked_copy(event["path"], event["begin"], event["end"], texts, runs)
    end = max(event["end"] for event in crowd.history)
    findings += checked_copy(crowd.store, end + 1, end + 1, texts, runs)
    shared = os.path.join(crowd.root, "shared.sqlite")
    if os.path.exists(shared):
        held = stores.digest(shared)
        if held.startswith("unsound"):
            findings.append(f"the backup that many wrote: {held}")
    kept = {name for name in os.listdir(crowd.root) if re.search(r"\.new|\.tmp|bridgebook", name)}
    if kept:
        findings.append(f"strays: {re.sub('[0-9]+', 'N', ' '.join(sorted(kept)))}")
    return findings


def judged(event):
    """The problems with a single operation."""
    findings = []
    # A list without items has exit status 1.
    is_empty = event["status"] == 1 and event["kind"] in LISTS and not listed(event)
    if event["status"] != 0 and not is_empty:
        findings.append(f"{event['kind']} ended with {event['status']}: "
                        f"{' '.join(event['said'].split())[:400]} {event['answer'][:600]}")
    elif event["kind"] == "server" and ('"isError":true' in event["answer"].replace(" ", "")
                                        or '"error"' in event["answer"][:200]):
        findings.append(f"server: {event['answer'][:400]}")
    for line in event["said"].splitlines():
        if not ALLOWED.search(line) and event["status"] == 0:
            findings.append(f"{event['kind']} said: {line[:300]}")
    return findings


def checked_copy(path, begin, end, texts, runs):
    """Checks that a store holds what existed at one moment, and is intact."""
    name = "a backup" if "saver" in path else "the store"
    if not os.path.exists(path):
        return [f"{name} is not there"]
    held = stores.digest(path)
    if held.startswith("unsound"):
        return [f"{name}: {held}"]
    connection = sqlite3.connect(path)
    found = []
    for known, query in ((texts, "SELECT id FROM own_texts"),
                         (runs, "SELECT id FROM runs WHERE origin = 'imported'")):
        ids = {row[0] for row in connection.execute(query)}
        found.append({id for id in ids if id in known})
        unknown = {id for id in ids if id not in known}
        if unknown:
            found.append(f"{name} holds what nobody wrote: {sorted(unknown)[:3]}")
    connection.close()
    both = {("text", id): life for id, life in texts.items()}
    both.update({("run", id): life for id, life in runs.items()})
    if [item for item in found if isinstance(item, str)]:
        return [item for item in found if isinstance(item, str)]
    present = {("text", id) for id in found[0]} | {("run", id) for id in found[1]}
    if has_moment(begin, end, present, both):
        return []
    lost = sorted(id for kind, id in both if (kind, id) not in present
                  and not both[kind, id].may_be_absent(end))
    return [f"{name} holds what was there at no moment; lost: {lost[:5]}"]


def summary(crowd):
    counts = collections.Counter(event["kind"] for event in crowd.history)
    yield ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
    asked = [event for event in crowd.history if event["kind"] in QUESTIONS]
    if asked:
        slowest = max(event["end"] - event["begin"] for event in asked)
        quiet = max(event.get("quiet", 0) for event in asked)
        slow = sum(event["end"] - event["begin"] > 1 for event in asked)
        yield f"{slow} questions of {len(asked)} took more than a second; "\
            f"the store was made another version's {counts['older']} times"
        if not crowd.is_timed:
            yield "the machine does other work: how long questions took is not judged"
        yield f"slowest question {slowest * 1000:.0f} ms, of a store without writers {quiet * 1000:.0f} ms"


def grouped(findings):
    counts = collections.Counter()
    first = {}
    for sentence in findings:
        key = re.sub(r"[0-9a-f]{12}|\d+", "N", sentence)
        counts[key] += 1
        first.setdefault(key, sentence)
    return [(first[key], count) for key, count in counts.most_common()]
