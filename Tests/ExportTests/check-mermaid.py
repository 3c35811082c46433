#!/usr/bin/env python3
"""Checks a Mermaid flow chart against the part of Mermaid's grammar that is used.

Mermaid needs a JavaScript engine and a package, which are not available, so the check is stricter
than Mermaid: one statement per line, quoted texts, names that are no keywords, every edge between
declared nodes, every node on an edge.
"""

import re
import sys

NODE = re.compile(r'  (n\d+)(\{"(?P<a>[^"]*)"\}|\["(?P<b>[^"]*)"\])')
EDGE = re.compile(r'  (n\d+) -->\|"(?P<label>[^"]*)"\| (n\d+)')
# Only these characters are special inside quotes; an entity must be one that Mermaid decodes.
ENTITY = re.compile(r"#(quot|\d+);")


def check(lines):
    if not lines or lines[0] != "flowchart LR":
        return "the first line is not flowchart LR"
    nodes, ends = set(), set()
    for number, line in enumerate(lines[1:], 2):
        node, edge = NODE.fullmatch(line), EDGE.fullmatch(line)
        if node:
            text = node["a"] if node["a"] is not None else node["b"]
            if node[1] in nodes:
                return f"line {number}: {node[1]} is declared twice"
            nodes.add(node[1])
        elif edge:
            text = edge["label"]
            ends |= {edge[1], edge[3]}
        else:
            return f"line {number} is neither node nor edge: {line}"
        rest = ENTITY.sub("", text)
        if not text.strip() or any(sign in rest for sign in "<>`&#;\\"):
            return f"line {number}: a text that Mermaid may take for markup: {text}"
    if ends - nodes:
        return f"edges to nodes that are not declared: {sorted(ends - nodes)}"
    if nodes - ends:
        return f"nodes without an edge: {sorted(nodes - ends)}"
    if not ends:
        return "no edge at all"
    return None


text = open(sys.argv[1], encoding="utf-8").read()
fault = check(text.removesuffix("\n").split("\n")) if text.endswith("\n") else "no final newline"
if fault:
    sys.exit(f"check-mermaid: {fault}")
print("mermaid: the tree keeps to the grammar")
