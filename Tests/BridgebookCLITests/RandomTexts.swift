import Bridgebook
import TestSupport

@testable import BridgebookApp

/// Makes random changes to a few texts of every kind that refer to each other; most are valid.
struct RandomTexts {
  /// The source of random numbers; nil to choose the first of all words.
  private var random: SeededGenerator?

  init(seed: UInt64?) {
    random = seed.map(SeededGenerator.init)
  }

  /// Changes that add all texts, which are valid together.
  static var all: [OwnBookSession.Edit] {
    var texts = RandomTexts(seed: nil)
    return ids.map { texts.edit(of: $0) }
  }

  private static let ids = [
    "our-caret", "our-map", "our-list", "our-way", "OurDial", "our-claim", "our-task", "our-knob",
    "our-lines", "our-sources", "our-words", "our-tree", "update-unguarded", "map-wrapper",
  ]

  /// Returns changes of one to three texts.
  mutating func edits() -> [OwnBookSession.Edit] {
    var ids: [String] = []
    let count = 1 + below(3) / 2 + below(4) / 3
    while ids.count < count {
      let id = Self.ids[below(Self.ids.count)]
      if !ids.contains(id) { ids.append(id) }
    }
    return ids.map { id in
      below(8) == 0
        ? OwnBookSession.Edit(id: id, path: id, bytes: nil, change: .removed) : edit(of: id)
    }
  }

  private mutating func edit(of id: String) -> OwnBookSession.Edit {
    OwnBookSession.Edit(id: id, path: "\(id).txt", bytes: Array(text(of: id).utf8))
  }

  /// Returns a random number below a bound; 0 without a source of random numbers.
  private mutating func below(_ bound: Int) -> Int {
    guard var source = random else { return 0 }
    defer { random = source }
    return Int.random(in: 0..<bound, using: &source)
  }

  /// Returns one of the words, usually the first.
  private mutating func one(of words: String...) -> String {
    below(4) == 0 ? words[below(words.count)] : words[0]
  }

  private mutating func text(of id: String) -> String {
    switch id {
    case "our-way": pattern(id)
    case "OurDial": component(id)
    case "our-claim": claim(id)
    case "our-task":
      Self.task(
        id, phrasing: one(of: "turn a dial", "turn a knob"), pattern: way(),
        links: one(of: "our-caret", "our-claim", "update-unguarded"))
    case "our-knob": scenario(id)
    case "our-lines":
      "kind: table\nid: our-lines\nextends: messages\n\nour-line | caret was lost <n> times | "
        + "\(one(of: "our-caret", "our-map", "update-unguarded")) | warning | -\n"
    case "our-sources":
      "kind: table\nid: our-sources\nextends: sources\n\n"
        + "\(one(of: "our-wiki", "our-blog")) | article | Ours | -\n"
    case "our-words":
      "kind: table\nid: our-words\nextends: lexicon\n\nour dial | component | OurDial | 3\n"
    case "our-tree":
      "kind: tree\nid: our-tree\nextends: bridge\n\nquestion thing\n  view -> our-leaf: Ours\n\n"
        + "leaf our-leaf\n  approach: view\n  technique: UIViewRepresentable\n"
        + "  pattern: \(way())\n  summary: Ours\n"
    case "update-unguarded": gotcha(id, relation: one(of: "overrides", "extends") + ": " + id)
    case "map-wrapper":
      scenario(id).replacing("title:", with: "overrides: map-wrapper\ntitle:")
    // An id can belong to a text of another kind later.
    case "our-list": below(3) == 1 ? claim(id) : gotcha(id)
    default: gotcha(id)
    }
  }

  private mutating func way() -> String { one(of: "our-way", "map-view-wrapper") }

  private mutating func gotcha(_ id: String, relation: String = "") -> String {
    let shown = """

      ## Triggering
      ~~~~trace plain
      ! caret was lost 3 times
      ~~~~

      ## Clean
      ~~~~trace plain
        Begin updateUIView
        End updateUIView
      ~~~~

      """
    let text = OwnTexts.gotcha(
      id, title: "Ours \(one(of: "today", "now"))", relation: relation,
      links: one(of: "", "our-caret", "our-way", "our-map, our-claim", "OurDial", "our-task"),
      symptom: one(of: "We see \(id).", "We see it."), more: one(of: "", shown))
    return
      text
      .replacing("experience\nterms", with: "experience\(one(of: "", ", our-wiki"))\nterms")
      .replacing("severity: warning", with: "severity: \(one(of: "warning", "error", "note"))")
  }

  private mutating func pattern(_ id: String) -> String {
    """
    kind: pattern
    id: \(id)
    title: Our way
    technique: UIViewRepresentable
    approaches: view
    platforms: ios 13.0
    sources: own-experience
    terms: our way
    audited: iOS 26
    links: \(one(of: "our-caret", "our-task", "update-unguarded"))

    ## When
    Always.

    ## Rules
    Do it.[^own-experience]

    ## Code
    ```swift
    let way = 1
    ```

    ## Watch
    Beware.[^own-experience]

    """
  }

  private mutating func component(_ id: String) -> String {
    """
    kind: component
    id: \(id)
    title: \(id), a dial
    class-kind: view
    role: view
    framework: OurKit
    inherits: UIView
    platforms: ios 13.0
    native: none
    sources: own-experience
    terms: dial
    audited: iOS 26
    links: \(one(of: "our-caret", "our-map", "update-unguarded"))

    ## Traps
    It ticks.[^own-experience]

    ## Sample
    ~~~~swift make
    let dial = \(id)()
    ~~~~

    """
  }

  private mutating func claim(_ id: String) -> String {
    let modeled =
      "- for | modelled | \(one(of: "our-knob", "map-wrapper"))/\(one(of: "as-is", "other"))"
      + " | R2.1 | expect volume = 5 | It says so.\n"
    return """
      kind: claim
      id: \(id)
      title: It holds
      sources: own-experience
      links: \(one(of: "our-caret", "our-knob", "our-map"))

      ## Grounds
      - for | stated | own-experience | We saw it.
      \(one(of: modeled, ""))
      """
  }

  private mutating func scenario(_ id: String) -> String {
    """
    kind: scenario
    id: \(id)
    title: A knob
    platform: ios
    rules: R2.1
    gotchas: \(one(of: "our-caret", "our-map", "update-unguarded"))
    sources: own-experience

    state volume = 0

    representable Knob wraps \(one(of: "UISlider", "OurDial"))
      binding volume
      update
        set value = volume
      callback valueChanged
        write volume = view.value

    view ContentView
      body
        show Knob(volume)

    steps
      launch ContentView
      drag Knob value to 5

    variant \(one(of: "as-is", "other")) plain: It works
      expect volume = \(one(of: "5", "6"))

    """
  }

  /// Returns a valid task.
  static func task(
    _ id: String, phrasing: String, pattern: String = "wrap-view-uikit",
    links: String = "update-unguarded"
  ) -> String {
    """
    kind: task
    id: \(id)
    title: Turn \(id)
    area: controllers
    approaches: view
    platforms: ios 13.0
    native: none
    bridge: it
    pattern: \(pattern)
    phrasings: \(phrasing), do \(id)
    sources: own-experience
    audited: iOS 26
    links: \(links)

    ## Now
    Do it.[^own-experience]

    """
  }
}
