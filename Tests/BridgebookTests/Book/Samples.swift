import Bridgebook

/// Small files of each kind without faults.
enum Samples {
  static let gotcha = """
    kind: gotcha
    id: lost-caret
    title: The caret jumps
    approaches: view, controller
    platforms: ios 13.0, macos 10.15
    severity: warning
    evidence: S T
    sources: seed-000
    terms: caret jumps, カーソルが飛ぶ
    claims: c08
    links: other
    belief: Setting it again costs nothing.
    audited: iOS 26, macOS 26

    ## Symptom
    The caret jumps.

    ## Cause
    The text is set again.[^seed-000]

    ## Fix
    Compare first.[^seed-000]

    ```swift
    ## no heading: a fence is open
    ```

    ## Triggering
    ~~~~trace plain also: update-unguarded@2, async-ordering@3
      Begin update
    @ set text 日本
    ! caret moved
    !@both
    ~~~~

    ## Clean
    ~~~~scenario lost-caret fixed
    ~~~~

    """

  static let pattern = """
    kind: pattern
    id: compare-first
    title: Compare first
    approaches: view
    platforms: ios 13.0
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
    let x = 1
    ```

    ## Watch
    Nothing.[^seed-000]

    """

  static let claim = """
    kind: claim
    id: c99-claim
    title: It is so
    status: disputed
    sources: seed-000, seed-002

    ## Grounds
    - for | stated | seed-002 | Says so | even with a bar,
      and goes on.
    - against | printed | seed-000 | Prints otherwise.

    """

  static let component = """
    kind: component
    id: UIDial
    title: UIDial
    class-kind: view
    role: view
    framework: UIKit
    inherits: UIKit UIControl > UIView ; AppKit NSControl
    platforms: ios 13.0, macos -
    deprecated: ios 17.0
    presentation: embed
    place: cell
    native: partial
    lacks-terms: ticks, haptic detents
    delegate: UIDialDelegate (weak)
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
    import: UIKit
    import-appkit: AppKit
    usage: value: $value, range: 0...1

    ~~~~swift properties
    @Binding var value: Double
    ~~~~
    ~~~~swift make uikit
    let view = UIDial()

    view.isContinuous = true
    ~~~~

    """

  static let tree = """
    kind: tree
    id: small

    # A comment.
    question which
      fact: thing
      asks: What is it?
      view -> release: It is a view.
      other, dont-know -> stop: It is none.

    question release
      fact: ios-target
      asks: Since when?
      before 16 -> old: Too old.
      16 -> new: New enough.
      dont-know -> old: Works everywhere.

    leaf old
      approach: hosting
      technique: UIHostingController
      pattern: old-way
      summary: The old way.
      requires: ios 13.0
      presentation: present
      alternative: hosting | UIHostingConfiguration | needs iOS 16
      gotchas: lost-caret, other

    leaf new
      approach: hosting
      technique: UIHostingConfiguration
      pattern: new-way
      summary: The new way.

    leaf stop
      approach: abstain
      technique: none
      pattern: none
      summary: Not covered.

    """

  static func file(_ text: String, path: String = "a.txt") throws -> SourceFile {
    try SourceFile(path: path, bytes: Array(text.utf8))
  }
}

extension String {
  /// Returns the text with one part replaced, which must occur in it.
  func with(_ part: String, _ other: String) -> String {
    guard let range = firstRange(of: part) else { preconditionFailure("no \(part)") }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
