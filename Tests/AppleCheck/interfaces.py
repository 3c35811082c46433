"""Rewrites the text of Swift interface files for targets that they were not made for."""

import re


def with_flag(head, flag):
    """Adds a flag for the compiler to the first lines of an interface file."""
    assert "-module-name " in head
    return head.replace("-module-name ", flag + " -module-name ", 1)


# The visionOS release that corresponds to a release of iOS; earlier releases are all in visionOS
# 1.0. Source: the table iOS_visionOS in SDKSettings.json of the visionOS SDK maps 17.0 to 1.0, 18.0
# to 2.0, 26.0 to 26.0.
def release_of_visionos(release):
    major, _, rest = release.partition(".")
    if int(major) < 18:
        return "1.0" if int(major) < 17 else "1." + (rest or "0")
    return "%d.%s" % (int(major) - 16 if int(major) < 26 else int(major), rest or "0")


def with_releases_of_visionos(text):
    """Adds the release of visionOS to each @available that names a release of iOS; without a Mac's
    SDK, the compiler uses the number of iOS for visionOS."""

    def rewrite(match):
        line = match[0]
        if "visionOS" in line:
            return line
        return re.sub(r"\biOS ([\d.]+)", lambda m: "%s, visionOS %s" % (m[0], release_of_visionos(m[1])), line)

    return re.sub(r"(@available\(|#available\(|#unavailable\()[^)]*\)", rewrite, text)


def with_narrow_integers(text):
    """Makes literals and constant arithmetic of Int overflow at 32 bits.

    The interface is that of a 64-bit system, and Int keeps its storage; the compiler only checks
    constant values. Nothing that is compiled with this is ever run."""
    start = text.index("@frozen public struct Int : ")
    end = text.index("\n}\n", start)
    body = text[start:end]
    literal = "Builtin.s_to_s_checked_trunc_IntLiteral_%s(x).0"
    body = body.replace(
        literal % "Int64", "Builtin.sext_Int32_Int64(%s)" % (literal % "Int32"), 1)
    for name in ("sadd", "ssub", "smul"):
        old = "Builtin.%s_with_overflow_Int64(\n        lhs._value, rhs._value, true._value)" % name
        new = (
            "Builtin.%s_with_overflow_Int32(\n        Builtin.trunc_Int64_Int32(lhs._value), "
            "Builtin.trunc_Int64_Int32(rhs._value), true._value)" % name)
        assert old in body
        head, tail = body.split(old, 1)
        body = head + new + tail.replace("lhs = Int(result)", "lhs = Int(Builtin.sext_Int32_Int64(result))", 1)
    return text[:start] + body + text[end:]
