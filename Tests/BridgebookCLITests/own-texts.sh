# Shared by the checks of own texts: a clock, a digest, and a gotcha with a given id and title.

# BSD's date has no fractions of a second.
milliseconds() { perl -MTime::HiRes=time -e 'printf "%d", time * 1000'; }

digest() {
  if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi
}

gotcha() {
  cat <<TEXT
kind: gotcha
id: $1
title: $2
approaches: view
platforms: ios 13.0
severity: warning
evidence: statement
sources: own-experience
terms: term of $1
audited: iOS 26

## Symptom
What people see of $1.

## Cause
It is so.[^own-experience]

## Fix
Do this.[^own-experience]
TEXT
}
