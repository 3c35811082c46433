"""The ways to damage a store: a table of damage to bytes, and one of damage to rows."""

import sqlite3

# Columns with free values, for which no check can tell a wrong value.
FREE = {("schema_migration", "applied_at")}

VALUES = {
    "null": None, "minus one": -1, "zero": 0, "most": 2 ** 63 - 1, "least": -2 ** 63, "32 bits": 2 ** 32,
    "31 bits": 2 ** 31, "unknown number": 987_654, "unknown id": "no-such-thing", "empty": "",
    "a number as text": "17", "half a number": 0.5, "bytes": b"\xff\xfe\x00\x80",
    "a text with a zero": "a\0b", "long": "long " * 30_000,
}


def break_store(path, older, chance):
    """Damages the file in one way; returns a sentence about it."""
    kind = chance.choice(list(BYTES) + ["row"] * 2 * len(BYTES))
    if kind == "row":
        return break_row(path, chance)
    with open(path, "rb") as file:
        content = bytearray(file.read())
    with open(older, "rb") as file:
        other = file.read()
    what = BYTES[kind](content, other, chance)
    with open(path, "wb") as file:
        file.write(content)
    return f"{kind} {what}"


def page_size(content):
    size = content[16] << 8 | content[17]
    return 65_536 if size == 1 else size


def flip(content, _, chance):
    places = [chance.randrange(len(content)) for _ in range(chance.choice([1, 1, 8]))]
    for place in places:
        content[place] ^= 1 << chance.randrange(8)
    return f"at {places}"


def flip_head(content, _, chance):
    place = chance.randrange(200)
    content[place] = chance.randrange(256)
    return f"at {place}"


def flip_structure(content, _, chance):
    """Changes the header of a page, where a single byte has large effects."""
    size = page_size(content)
    place = chance.randrange(len(content) // size) * size + chance.randrange(24)
    content[place] = chance.choice([0, 1, 0x7f, 0x80, 0xff, chance.randrange(256)])
    return f"at {place}"


def cut(content, _, chance):
    length = chance.choice([chance.randrange(len(content)), chance.randrange(1, 600),
                            len(content) // 4096 * 4096 - 4096 * chance.randrange(1, 40)])
    del content[length:]
    return f"to {length}"


def pages(content, chance, count):
    size = page_size(content)
    return size, [chance.randrange(len(content) // size) * size for _ in range(count)]


def exchange(content, _, chance):
    size, (first, second) = pages(content, chance, 2)
    content[first:first + size], content[second:second + size] = (
        content[second:second + size], content[first:first + size])
    return f"{first} and {second}"


def zero(content, _, chance):
    size, (first,) = pages(content, chance, 1)
    content[first:first + size] = bytes(size)
    return f"{first}"


def stale(content, other, chance):
    """Replaces a page with that of an older copy, as after a lost write."""
    size, (first,) = pages(content, chance, 1)
    page = other[first:first + size]
    content[first:first + len(page)] = page
    return f"{first}"


BYTES = {"flip": flip, "flip head": flip_head, "flip structure": flip_structure, "cut": cut,
         "exchange": exchange, "zero": zero, "stale": stale}


def break_row(path, chance):
    """Writes one value, deletes a row, or inserts a copy of one under another key, ignoring all constraints of
    the schema."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.text_factory = bytes
    try:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("PRAGMA foreign_keys = OFF")
        tables = [name.decode() for name, sql in connection.execute(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'table'") if sql
            and not sql.upper().startswith(b"CREATE VIRTUAL")]
        # In half of the cases, data that programs exchange: runs and own texts.
        wanted = [name for name in tables if name.startswith(("run", "own"))]
        for _ in range(50):
            table = chance.choice(wanted if chance.random() < 0.5 else tables)
            what = change_row(connection, table, chance)
            if what:
                break
        return what or "nothing"
    finally:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()


def change_row(connection, table, chance):
    """Damages a row of the table; returns a description, or None if nothing could be changed."""
    columns = [(row[1].decode(), row[5]) for row in connection.execute(f"PRAGMA table_info('{table}')")]
    keys = [name for name, key in columns if key] or ["rowid"]
    rows = connection.execute(f'SELECT {", ".join(keys)} FROM "{table}"').fetchall()
    if not rows:
        return None
    key = chance.choice(rows)
    place = " AND ".join(f"{name} IS ?" for name in keys)
    key = [part.decode(errors="surrogateescape") if isinstance(part, bytes) else part for part in key]
    action = chance.choice(["value"] * 6 + ["delete", "insert", "insert", "another's", "loose"])
    column = chance.choice([name for name, _ in columns])
    if (table, column) in FREE:
        return None
    try:
        if action == "insert":
            return insert_copy(connection, table, [name for name, _ in columns], keys, place, key, chance)
        if action == "delete":
            connection.execute(f'DELETE FROM "{table}" WHERE {place}', key)
            return f"row {key} of {table} deleted"
        if action == "another's":
            other = connection.execute(f'SELECT CAST("{column}" AS TEXT) FROM "{table}" LIMIT 1 OFFSET ?',
                                       [chance.randrange(len(rows))]).fetchone()[0]
            value = other.decode(errors="replace") if other is not None else None
            name = "the value of another row"
        else:
            name = chance.choice(list(VALUES))
            value = VALUES[name]
        statement = f'UPDATE "{table}" SET "{column}" = ? WHERE {place}'
        if action == "loose":
            return loosened(connection, table, lambda: connection.execute(statement, [value, *key])) and (
                f"{table}.{column} of {key} is {name}, past its type")
        changed = connection.execute(statement, [value, *key]).rowcount
        return f"{table}.{column} of {key} is {name}" if changed else None
    except (sqlite3.Error, OverflowError, UnicodeError):
        return None


def insert_copy(connection, table, columns, keys, place, key, chance):
    """Inserts a copy of a row with another value in one of its key columns."""
    row = connection.execute(f'SELECT {", ".join(columns)} FROM "{table}" WHERE {place}', key).fetchone()
    row = dict(zip(columns, [part.decode(errors="surrogateescape") if isinstance(part, bytes) else part
                             for part in row]))
    column = chance.choice(keys)
    if column == "rowid":
        return None
    name = "the value of no row"
    if isinstance(row[column], int):
        row[column] = connection.execute(f'SELECT max("{column}") + 1 FROM "{table}"').fetchone()[0]
    elif chance.random() < 0.5:
        row[column] += " again"
    else:
        name = chance.choice(list(VALUES))
        row[column] = VALUES[name]
    marks = ", ".join("?" for _ in columns)
    connection.execute(f'INSERT INTO "{table}" ({", ".join(columns)}) VALUES ({marks})', list(row.values()))
    return f"row {key} of {table} copied; {column} is {name}"


def loosened(connection, table, work):
    """Does the work with a schema in which the table is not strict and has no NOT NULL constraints,
    then restores the schema."""
    sql = connection.execute("SELECT sql FROM sqlite_schema WHERE name = ?", [table]).fetchone()[0].decode()
    version = connection.execute("PRAGMA schema_version").fetchone()[0]
    try:
        set_schema(connection, table, sql.replace("STRICT,", "").replace("STRICT", "")
                   .replace(" NOT NULL", ""), version + 1)
        return work().rowcount
    finally:
        set_schema(connection, table, sql, version + 2)


def set_schema(connection, table, sql, version):
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ?", [sql, table])
    connection.execute(f"PRAGMA schema_version = {version}")
    connection.execute("PRAGMA writable_schema = RESET")
