import Bridgebook

/// A book with one entry of each kind and no problems, whose files can be changed individually.
struct SmallBook {
  var files: [String: String] = [
    "gotcha": gotcha, "pattern": pattern, "claim": claim, "component": component, "task": task,
    "tree": tree,
    "sources":
      "kind: table\nid: sources\n\nseed-000 | article | One | -\nseed-002 | article | Two | -\n",
    "releases": """
    kind: table
    id: releases

    ios | - | 13.0, 16.0, 17.0, 18.0
    macos | - | 10.15, 13.0

    """,
    "availability": """
    kind: table
    id: availability

    api-view | UIViewRepresentable | ios 13.0 | seed-000 | -
    api-nsview | NSViewRepresentable | macos 10.15 | seed-000 | -
    api-gauge | Gauge / Dial(value:) | ios 16.0, macos 13.0 | seed-000 | -

    """,
    "facts": """
    kind: table
    id: facts

    thing | | What it is
    thing | view | a view
    thing | controller | a controller
    thing | slot | a slot
    presentation | | How it appears
    presentation | embed | embedded
    place | | Where it goes
    place | cell | a cell

    """,
    "spelling": "kind: table\nid: spelling\n\ngrey | gray\n",
    "lexicon":
      "kind: table\nid: lexicon\n\na dial | component | UIDial | 3\na view | thing | view | 3\n",
  ]

  static let gotcha = """
    kind: gotcha
    id: lost-caret
    title: The caret jumps
    approaches: view
    platforms: ios 13.0, macos 10.15
    severity: warning
    evidence: T
    sources: seed-000
    terms: caret
    claims: c99-claim
    links: compare-first
    audited: iOS 26

    ## Symptom
    The caret jumps.

    ## Cause
    The text is set again.[^seed-000] It resets e.g. the caret.[^inference]

    ## Fix
    Do this:
    - Compare first.[^seed-000]
    - Call `view.text = x.` once.[^seed-000]

    ```swift
    let unmarked = "Sentences in code need no mark."
    ```

    ## Triggering
    ~~~~trace plain
    ! caret moved
    ~~~~

    ## Clean
    ~~~~trace plain
      nothing
    ~~~~

    """

  static let pattern = """
    kind: pattern
    id: compare-first
    title: Compare first
    approaches: view
    platforms: ios 16.0, macos 13.0
    technique: UIViewRepresentable
    sources: seed-000
    terms: guard
    audited: iOS 26

    ## When
    Always.

    ## Rules
    Compare.[^seed-000]

    ## Code
    ```swift
    let range = 0...10
    ```

    ## Watch
    Nothing
    more.[^seed-000]

    """

  static let claim = """
    kind: claim
    id: c99-claim
    title: It is so
    status: shown
    sources: seed-000, seed-002

    ## Grounds
    - for | printed | seed-000 | Prints so.
    - against | stated | seed-002 | Says otherwise.

    """

  static let component = """
    kind: component
    id: UIDial
    title: UIDial
    class-kind: view
    role: view
    framework: UIKit
    inherits: UIKit UIView
    platforms: ios 3.0
    native: partial
    lacks-terms: ticks
    sources: seed-000
    terms: dial
    links: lost-caret
    audited: iOS 26

    ## Native
    - Gauge | view | ios 16.0, macos 13.0 | seed-000

    ## Lacks
    - ticks | seed-000 | ios 16.0

    ## Traps
    It ticks.[^seed-000]

    ## Sample
    ~~~~swift make
    let view = UIDial()
    ~~~~

    """

  static let task = """
    kind: task
    id: turn-a-dial
    title: Turn a dial
    area: gestures
    asked: often
    approaches: view
    platforms: ios 13.0, macos 10.15
    native: partial
    bridge: UIViewRepresentable around UIDial
    pattern: compare-first
    class: UIDial
    traps: lost-caret
    sources: seed-000
    phrasings: turn a dial, rotate the knob
    audited: iOS 27

    ## Native
    - Gauge | ios 16.0, macos 13.0 | seed-000

    ## Lacks
    Turning it.

    ## Now
    Show a gauge.[^seed-000] Wrap the dial to turn it.[^inference]

    ## Earlier
    Wrap the dial.[^seed-000]

    """

  static let tree = """
    kind: tree
    id: bridge

    question which
      fact: thing
      asks: What is it?
      view, dont-know -> wrap: It is a view.

    leaf wrap
      approach: view
      technique: UIViewRepresentable
      pattern: compare-first
      summary: Wrap it.
      requires: ios 13.0
      gotchas: lost-caret

    """

  /// Returns the problems of the book after replacing one part of one file.
  static func problems(
    in file: String? = nil, replacing part: String = "", with other: String = ""
  ) throws -> [BookProblem] {
    var book = SmallBook()
    if let file, let text = book.files[file] {
      guard let range = text.firstRange(of: part) else { throw MissingPart(part: part) }
      book.files[file] = text[..<range.lowerBound] + other + text[range.upperBound...]
    }
    return try book.problems()
  }

  func problems() throws -> [BookProblem] {
    let files = try files.sorted { $0.key < $1.key }.map { name, text in
      try SourceFile(path: name, bytes: Array(text.utf8))
    }
    return BookChecker.problems(in: try BookLoader.load(files))
  }

  struct MissingPart: Error {
    let part: String
  }
}
