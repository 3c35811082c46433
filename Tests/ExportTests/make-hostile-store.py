#!/usr/bin/env python3
"""Fills a store's entries, and a log to import, with text that tries to be markup, a link, a
mention or a command.

usage: make-hostile-store.py STORE LOG
"""

import sqlite3
import sys

LINES = [
    "| a | b |", "a | b \\| c \\", "``` not a fence", "`one ``two`` three", "<script>alert(1)</script>",
    "<!-- open", "</table><h1>x", "[here](https://evil.example)", "![picture](https://evil.example/p.png)",
    "[evil]: https://evil.example", "https://evil.example and www.evil.example", "<https://evil.example>",
    "write to owner@evil.example or @everyone", "\x1b[31mred\x1b]0;title\x07", "\u202eright to left\u2066\u200f",
    "\x00\x08\x7f\x9b\u2028\ufeff", "# heading", "> quote", "- item", "1. item", "---", "===", "~~gone~~ ~gone~",
    "&lt; &#60; &amp;", "$x$ $$y$$", "**bold** __bold__ *_x_*", "\ttab\r", "x" * 10_000, "`" * 200, "|" * 500,
]
HOSTILE = [line.replace("\x00", "") for line in LINES]


def main(store, log):
    database = sqlite3.connect(store)
    database.execute("PRAGMA foreign_keys = OFF")
    for table, column, key in [("entry", "title", "id"), ("tree_leaf", "summary", "id"),
                               ("tree_leaf", "technique", "id"), ("tree_question", "text", "id"),
                               ("source", "title", "id"), ("tree_choice", "title", "fact_id")]:
        keys = [row[0] for row in database.execute(f"SELECT DISTINCT {key} FROM {table} ORDER BY 1")]
        for number, value in enumerate(keys):
            database.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ?",
                             (HOSTILE[number % len(HOSTILE)] + " ", value))
    database.execute("UPDATE source SET url = 'https://evil.example/>x|`y' WHERE id LIKE 'gh-%'")
    database.execute("UPDATE entry SET belief = title WHERE belief IS NOT NULL")
    sections = database.execute("SELECT entry_id, position FROM entry_section ORDER BY 1, 2").fetchall()
    for number, (entry, position) in enumerate(sections):
        first = HOSTILE[number % len(HOSTILE)]
        second = HOSTILE[number // 3 % len(HOSTILE)]
        database.execute("UPDATE entry_section SET markdown = ? WHERE entry_id = ? AND position = ?",
                         (f"{first}\n{second}\n\n- {second}\n  {first}\n\n{second}", entry, position))
    database.commit()
    with open(log, "wb") as file:
        for number, line in enumerate(HOSTILE * 3):
            file.write(f"Begin updateUIView {line}\n".encode())
            file.write(f"[SwiftUI] Modifying state during view update, this will cause undefined behavior. {line}\n"
                       .encode())
            file.write(f"Begin didChange {line}\nEnd didChange\nEnd updateUIView {number}\n".encode())
            file.write(f"{line}\n".encode())


main(*sys.argv[1:])
