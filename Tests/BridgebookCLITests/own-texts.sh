# What the checks of own texts share: a clock, and a gotcha of an id and a title.

milliseconds() { date +%s%3N; }

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
