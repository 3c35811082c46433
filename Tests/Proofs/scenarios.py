#!/usr/bin/env python3
"""Sends scenarios with slips and random programs to one server, which must answer every one.

usage: scenarios.py BINARY [--runs N] [--seconds S] [--seed N] [--only N] [--unsafe]

Half of the scenarios are built-in ones with words and lines removed, doubled, exchanged or added;
the others are random programs of the grammar. Each must be answered within ten seconds, whatever it
does, the server must never end, and its memory must stay below 256 MiB. Every eighth is asked twice
and must be answered with the same bytes. With --unsafe the bounds are absurd, so that the proof must
find something.
"""

import argparse
import json
import os
import random
import select
import shutil
import subprocess
import sys
import time

import stores
from outcome import stop_on_request

LIMITS = ["events=20000", "work=60000", "printed=20000", "seconds=8"]

STATEMENTS = """
print "{n}" | write n = n + 1 | write n = n * n | write n = n - 9223372036854775807 | write l = l + l
write l = [l] | write s = s + s | write s = s + "x{l}" | let x = n | call V.go | call W.go(n) | post news
stop clock | write b = not b | write n = l[n] | write n = n / (n - 3) | write n = n % (n - 2)
write p = p + [n] | write p = dropLast(p) | write s = "{l}" with animation | write m.a = n | write h = not h
write h = s | write n = max(n, count(l)) | write s = "{[1, 2, 3][n]}" | write p = [1, 2, 3, 4] | write d = d / 3
write d = round(d * 1.5) | write n = abs(n) | dismiss Panel by user | pop Pages by environment
present Own | dismiss Own by controller | dismiss Own by user | write m.a = count("{l}") | print "{environment.e}"
""".replace("\n", " | ").split(" | ")
STATEMENTS = [statement.strip() for statement in STATEMENTS if statement.strip()]
BLOCKS = ["if b", "repeat n", "repeat 3", "repeat 40", "for i in 1..n", "async later", "background work",
          "after 5 soon", "every 0 clock", "every 7 clock", "subscribe news", "for e in l",
          "if n > 3 and b or not h"]
CLASSES = ["UIScrollView", "UITextView", "MKMapView", "UILabel", "WKWebView", "PDFView", "UIViewController",
           "UICollectionView", "NSTextView", "UIPanGestureRecognizer", "AVAudioSession", "NoSuchView"]
PROPERTIES = ["contentOffset", "text", "centerCoordinate", "url", "frame", "title", "document"]


def code(indent, depth, chance):
    lines = []
    for _ in range(chance.randint(1, 4)):
        if depth < 4 and chance.randrange(3) == 0:
            lines.append(" " * indent + chance.choice(BLOCKS))
            lines += code(indent + 2, depth + 1, chance)
        else:
            lines.append(" " * indent + chance.choice(STATEMENTS))
    return lines


def program(chance):
    """A random program of the grammar."""
    head = ["kind: scenario", "id: t", "title: T", "platform: " + chance.choice(["ios", "macos"]), "",
            "state n = 1", "state l = [1]", 'state s = "a"', "state b = true", "state p = []", "state d = 0.5",
            "state h = false"]
    if chance.randrange(2):
        head += ["  did set"] + code(4, 1, chance)
    kind, wanted = chance.choice(CLASSES), chance.choice(PROPERTIES)
    lines = head + ["environment e = 1", "model m: observable", "  property a = 1",
                    f"  object kept: {kind}", "model q: published", "  property b = 1",
                    "stack Pages over p on V", "  content", "    show V", "sheet Panel shown by h on V", "  content",
                    '    print "panel {n}"', "sheet Own", "  content", "    show V", "view V", "  owns m: q", "  body", "    show R(n)", "    if b",
                    "      show W(go)", "    show W(go) id n transition identity",
                    f"    show W(go) {chance.choice(['tab', 'row'])} n > 1 environment e = n",
                    "    for i in 1..3", f"      show W(go) {chance.choice(['tab', 'row'])} i = n",
                    "  on change n initial with old, new"]
    lines += code(4, 1, chance) + ["  on appear"] + code(4, 1, chance) + ["  on disappear"] + code(4, 1, chance)
    lines += ["  task id n"] + code(4, 2, chance) + ["    sleep 3"] + code(4, 2, chance)
    lines += ["  action go"] + code(4, 1, chance)
    lines += ["view W", "  closure back", "  body"] + (["    show V"] if chance.randrange(4) == 0 else [])
    lines += ['    print "{n}"', "  action go(v)", "    call back"] + code(4, 1, chance)
    lines += ["gesture G on V", "  option taps = 1", "  callback ended"] + code(4, 2, chance)
    lines += [f"representable R wraps {kind}", "  let v"]
    lines += [["  size v * 2"], ["  make", "    return m.kept"], ["  make", "    host h = V", "    contain h"],
              []][chance.randrange(4)] + ["  update", f"    set {wanted} = v",
              f"  callback {chance.choice(['scrollViewDidScroll', 'textViewDidChange', 'valueChanged'])}"]
    lines += code(4, 1, chance)
    lines += ["variant A plain: random", "  steps", "    launch V", "    tap V go", '    step "S"']
    lines += code(6, 1, chance) + ["    touch G", f"    drag R {wanted} to 1, 2", '    step "T"'] + code(6, 1, chance)
    lines += ["    wait 300", '  expect updates.R = 1', '  expect messages = 0 after "S"']
    return "\n".join(lines) + "\n"


def slipped(text, chance):
    """A scenario with words or lines removed, doubled, exchanged or added."""
    lines = text.split("\n")
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(lines))
        words = lines[place].split(" ")
        kind = chance.randrange(7)
        if kind == 0:
            del words[chance.randrange(len(words))]
        elif kind == 1:
            words.insert(chance.randrange(len(words)), chance.choice(words))
        elif kind == 2:
            one, other = chance.randrange(len(words)), chance.randrange(len(words))
            words[one], words[other] = words[other], words[one]
        elif kind == 3:
            lines.insert(chance.randrange(len(lines)), lines[place])
            continue
        elif kind == 4 and len(lines) > 8:
            del lines[place]
            continue
        elif kind == 5:
            other = chance.randrange(len(lines))
            lines[place], lines[other] = lines[other], lines[place]
            continue
        else:
            words += chance.choice(lines).split()
        lines[place] = " ".join(words)
    return "\n".join(lines)


class Server:
    """One running server, which is asked one question after the other."""

    def __init__(self, binary, store):
        self.process = subprocess.Popen([binary, "--store", store, "mcp"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.rest = b""
        self.number = 0
        self.request("initialize", {"protocolVersion": "2025-06-18", "capabilities": {},
                                    "clientInfo": {"name": "scenarios", "version": "1"}}, 60)
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        listed = json.loads(self.request("tools/list", {}, 60))["result"]["tools"]
        tool = next(tool for tool in listed if tool["name"] == "simulate")
        self.has_limits = "limit" in tool["inputSchema"]["properties"]

    def send(self, message):
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def request(self, method, parameters, seconds):
        """The bytes of the answer without its number; raises TimeoutError or EOFError."""
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters})
        end = time.monotonic() + seconds
        while b"\n" not in self.rest:
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError
            if select.select([self.process.stdout], [], [], left)[0]:
                chunk = os.read(self.process.stdout.fileno(), 1 << 20)
                if not chunk:
                    raise EOFError
                self.rest += chunk
        line, self.rest = self.rest.split(b"\n", 1)
        return line.replace(b'"id":%d' % self.number, b'"id":0')

    def peak(self):
        """The server's peak memory in MiB; 0 if the system does not report it."""
        try:
            with open(f"/proc/{self.process.pid}/status") as file:
                return next(int(line.split()[1]) for line in file if line.startswith("VmHWM")) >> 10
        except OSError:
            return 0

    def end(self):
        self.process.kill()
        self.process.wait()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--runs", type=int, default=10 ** 9)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10 ** 6))
    parser.add_argument("--only", type=int)
    parser.add_argument("--unsafe", action="store_true")
    given = parser.parse_args()
    root = stores.scratch_folder()
    try:
        return examine(given, os.path.join(root, "book.sqlite"))
    finally:
        shutil.rmtree(root, ignore_errors=True)


def sources(binary, store):
    """The texts of the built-in scenarios."""
    def answer(*words):
        return subprocess.run([binary, "--store", store, *words], capture_output=True, text=True, check=True).stdout
    found = json.loads(answer("list", "scenarios", "--format", "json"))
    return [answer("show", "--source", item["id"]) for item in found["entries"]]


def examine(given, store):
    texts = sources(given.binary, store)
    seconds, memory = (0.0001, 1) if given.unsafe else (10, 256)
    print(f"scenarios: {len(texts)} to change, seed {given.seed}", flush=True)
    stop, start = stop_on_request(), time.monotonic()
    server, done, ran, peak, slowest, findings = Server(given.binary, store), 0, 0, 0, 0.0, 0
    numbers = range(given.runs) if given.only is None else [given.only]

    def found(sentence, number):
        nonlocal findings
        findings += 1
        if findings <= 20:
            print(f"FINDING {sentence}")
            print(f"  python3 Tests/Proofs/scenarios.py {given.binary} --seed {given.seed} --only {number}", flush=True)

    for number in numbers:
        if time.monotonic() - start > given.seconds or stop.is_set():
            break
        chance = random.Random(f"{given.seed}/{number}")
        text = program(chance) if number % 2 else slipped(chance.choice(texts), chance)
        # A few run under the default budgets.
        limits = {"limit": LIMITS} if server.has_limits and number % 512 != 7 else {}
        call = {"name": "simulate", "arguments": {"text": text, **limits}}
        try:
            begin = time.monotonic()
            answer = server.request("tools/call", call, seconds)
            slowest = max(slowest, time.monotonic() - begin)
            ran += b'"isError":true' not in answer and b'"error"' not in answer[:200]
            if number % 8 < 2 and server.request("tools/call", call, seconds) != answer:
                found("the same scenario is answered in two ways", number)
        except (TimeoutError, EOFError, BrokenPipeError) as error:
            status = server.process.poll()
            what = f"the server ended with {status}" if status is not None else f"no answer after {seconds} s"
            found(f"{what} ({type(error).__name__})", number)
            server.end()
            server = Server(given.binary, store)
        done += 1
        if done % 256 == 0 or given.only is not None or given.unsafe:
            peak = max(peak, server.peak())
            if peak > memory:
                found(f"the server has needed {peak} MiB", number)
                server.end()
                server, peak = Server(given.binary, store), 0
        if done % 20_000 == 0:
            print(f"scenarios: {done} so far, {ran} of them ran", flush=True)
        if given.unsafe and findings:
            break
    server.end()
    print(f"scenarios: {done} in {time.monotonic() - start:.0f} s, {ran} of them ran, the slowest took "
          f"{slowest:.2f} s, peak {peak} MiB, {findings} findings")
    if done > 100 and not ran:
        found("not a single scenario ran", 0)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
