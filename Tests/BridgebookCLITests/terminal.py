#!/usr/bin/env python3
"""Runs a program with standard error on a terminal and prints, as JSON, its exit status and what it
drew.

usage: terminal.py COLUMNS [--input SECONDS] [--signal NAME AFTER] PROGRAM ARGUMENTS…

--input feeds lines for that long on standard input; --signal sends a signal AFTER seconds from the
start.
"""
import fcntl, json, os, pty, select, signal, struct, subprocess, sys, termios, time

words = sys.argv[1:]
columns = int(words.pop(0))
feeding = after = None
name = "SIGINT"
while words[0] in ("--input", "--signal"):
    if words.pop(0) == "--input":
        feeding = float(words.pop(0))
    else:
        name, after = words.pop(0), float(words.pop(0))
master, slave = pty.openpty()
fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
environment = dict(os.environ, TERM="xterm")


def fresh():
    """Resets signals, which a test runner may ignore or block and its children would inherit."""
    stopping = [signal.SIGINT, signal.SIGTERM]
    for number in stopping:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, stopping)


process = subprocess.Popen(words, stdin=subprocess.PIPE if feeding else subprocess.DEVNULL,
                           stdout=subprocess.PIPE, stderr=slave, env=environment, preexec_fn=fresh)
os.close(slave)
start = time.monotonic()
drawn, printed = b"", b""
line = 0
outputs = {master, process.stdout.fileno()}
while outputs:
    for ready in select.select(list(outputs), [], [], 0.02)[0]:
        try:
            part = os.read(ready, 65536)
        except OSError:  # Linux reports the end of a terminal as an error.
            part = b""
        if not part:
            outputs.discard(ready)
        elif ready == master:
            drawn += part
        else:
            printed += part
    passed = time.monotonic() - start
    if feeding and process.stdin:
        try:
            if passed < feeding:
                line += 1
                process.stdin.write(b"moved %d\n" % line)
                process.stdin.flush()
            else:
                process.stdin.close()
                process.stdin = None
        except BrokenPipeError:
            process.stdin = None
    if after is not None and passed >= after:
        after = None
        process.send_signal(getattr(signal, name))
print(json.dumps({"status": process.wait(), "drawn": drawn.decode(), "printed": printed.decode()}))
