"""The points of fault injection: which calls fail, how, and which points a run takes."""

import collections

KINDS = {
    "open": ["EIO", "EMFILE", "EACCES"], "read": ["EIO", "EINTR"],
    "write": ["EIO", "ENOSPC", "ENOSPC+", "EINTR", "short"], "sync": ["EIO", "EIO+"],
    "truncate": ["EIO", "ENOSPC"], "rename": ["EIO"], "link": ["EIO", "ENOSPC"], "unlink": ["EIO"],
    "mmap": ["ENOMEM", "ENOMEM+", "cut"], "close": ["EIO"], "lock": ["EIO", "ENOLCK"], "stat": ["EIO"],
    "mkdir": ["ENOSPC"], "memory": ["ENOMEM", "ENOMEM+"], "room": ["ENOSPC+"],
    # A kill may come before any call, and there are many calls, so each round has several.
    "any": ["kill"] * 4,
}


def points_of(counts, costs, seconds, most, chance, table=KINDS):
    """Random points of all commands, each command with as many as fit into its share of the
    time."""
    kinds_of = {name: [(kind, act) for kind, acts in table.items() for act in acts if kinds.get(kind)]
                for name, kinds in counts.items()}
    points = []
    for name, choices in kinds_of.items():
        room = int(seconds / len(counts) / (0.03 + 1.5 * costs[name])) + 1
        left = {choice: chance.sample(range(1, counts[name][choice[0]] + 1),
                                      min(counts[name][choice[0]], most)) for choice in choices}
        chance.shuffle(choices)
        chosen = []
        # First one point of every kind and error, then further ones of each.
        while len(chosen) < room and any(left.values()):
            chosen += [(name, *choice, left[choice].pop()) for choice in choices if left[choice]]
        points += chosen[:room]
    chance.shuffle(points)
    return in_blocks(points)


def in_blocks(points, size=32):
    """Alternates between commands in blocks, because a point reuses what the previous one of the
    same command left unchanged."""
    waiting = collections.defaultdict(list)
    for point in points:
        waiting[point[0]].append(point)
    ordered = []
    while any(waiting.values()):
        for name in waiting:
            ordered += waiting[name][:size]
            del waiting[name][:size]
    return ordered
