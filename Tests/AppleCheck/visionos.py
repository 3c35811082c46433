"""The releases of visionOS that correspond to those of iOS."""

import re

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
