#!/usr/bin/env python3
"""Runs command lines, each a JSON list of words on a line of standard input, with their output on a
terminal.

usage: screen.py COLUMNS ROWS [--type TEXT] [--errors] [NAME=VALUE…]

Prints a JSON list of {"status", "lines", "raw"}: the terminal's lines without escape codes, and its
raw output. --type types a text into each, with a pause at each form feed; --errors shows standard
error there too.
"""
import fcntl, json, os, pty, re, select, struct, subprocess, sys, termios, time

words = sys.argv[1:]
columns, rows = int(words.pop(0)), int(words.pop(0))
typed = b""
if words and words[0] == "--type":
    words.pop(0)
    typed = words.pop(0).encode()
showing_errors = "--errors" in words
words = [word for word in words if word != "--errors"]
environment = dict(os.environ, TERM="xterm")
for name in ("NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "PAGER", "LESS"):
    environment.pop(name, None)
for word in words:
    name, value = word.split("=", 1)
    environment[name] = value


def run(line):
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    process = subprocess.Popen(line, stdin=slave if typed else subprocess.DEVNULL, stdout=slave,
                               stderr=slave if showing_errors else subprocess.PIPE, env=environment, start_new_session=True)
    os.close(slave)
    for index, part in enumerate(typed.split(b"\f") if typed else []):
        if index:
            time.sleep(0.7)
        os.write(master, part)
    raw, end = b"", time.monotonic() + 60
    while time.monotonic() < end:
        if not select.select([master], [], [], 1)[0]:
            continue
        try:
            part = os.read(master, 65536)
        except OSError:  # Linux reports the end of a terminal as an error.
            break
        if not part:
            break
        raw += part
    os.close(master)
    if process.stderr:
        process.stderr.read()
    text = raw.decode("utf-8", "replace")
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text).replace("\r\n", "\n")
    return {"status": process.wait(), "lines": plain.split("\n")[:-1], "raw": text}


print(json.dumps([run(json.loads(line)) for line in sys.stdin if line.strip()]))
