/// Properties of a subject, name or value, derived once for each distinct text.
struct TextTraits: OptionSet, Sendable {
  let rawValue: UInt64

  /// A subject with an instance number, such as `Map#1`.
  static let numbered = TextTraits(rawValue: 1 << 0)
  /// The action of a modifier whose calls the runtime counts per frame.
  static let changeAction = TextTraits(rawValue: 1 << 1)
  /// A notification that is sent before the change it announces.
  static let notification = TextTraits(rawValue: 1 << 2)
  static let scrolling = TextTraits(rawValue: 1 << 3)
  static let beginning = TextTraits(rawValue: 1 << 4)
  static let ending = TextTraits(rawValue: 1 << 5)
  /// The struct that a coordinator keeps, or one of its fields.
  static let parent = TextTraits(rawValue: 1 << 6)
  static let takesFocus = TextTraits(rawValue: 1 << 7)
  static let mainThread = TextTraits(rawValue: 1 << 8)
  static let unchanged = TextTraits(rawValue: 1 << 9)
  /// The disappearance of a screen.
  static let leaving = TextTraits(rawValue: 1 << 10)
  /// A line in a list of constraints.
  static let constraint = TextTraits(rawValue: 1 << 20)
  /// A step that adds a controller or its view to a hierarchy.
  static let addsView = TextTraits(rawValue: 1 << 11)
  static let addsChild = TextTraits(rawValue: 1 << 12)
  /// A controller that hosts SwiftUI content.
  static let hostingController = TextTraits(rawValue: 1 << 13)
  /// A hosting controller of UIKit.
  static let hostingOnUIKit = TextTraits(rawValue: 1 << 14)
  static let size = TextTraits(rawValue: 1 << 15)
  static let idealSize = TextTraits(rawValue: 1 << 16)
  /// An enclosing controller, which exists only in a hierarchy.
  static let enclosingController = TextTraits(rawValue: 1 << 17)
  static let absent = TextTraits(rawValue: 1 << 18)
  static let configuration = TextTraits(rawValue: 1 << 19)
  /// A geometric property that SwiftUI's layout uses.
  static let geometry = TextTraits(rawValue: 1 << 21)
  /// A picker's callback about a selection.
  static let picking = TextTraits(rawValue: 1 << 22)
  /// An empty value, list or text.
  static let empty = TextTraits(rawValue: 1 << 23)
  /// The struct that a closure has captured, or one of its fields.
  static let captured = TextTraits(rawValue: 1 << 24)
  static let truth = TextTraits(rawValue: 1 << 25)
  /// A property of another object, such as a model.
  static let member = TextTraits(rawValue: 1 << 26)
  /// An update or a body measured by Instruments.
  static let measured = TextTraits(rawValue: 1 << 27)
  static let invalidatedBody = TextTraits(rawValue: 1 << 28)
  /// A property that prevents editing while it is false.
  static let editing = TextTraits(rawValue: 1 << 29)
  /// The value false.
  static let negative = TextTraits(rawValue: 1 << 30)

  /// The two calls around a change of a controller's parent.
  static let announcesMove = TextTraits(rawValue: 1 << 31)
  static let endsMove = TextTraits(rawValue: 1 << 32)
  /// The end of a controller's presentation.
  static let closing = TextTraits(rawValue: 1 << 33)
  /// The block of a timer that does not repeat, in the form printed by a simulated run.
  static let once = TextTraits(rawValue: 1 << 34)

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Derives the traits of a text.
  init(_ text: String) {
    var traits = TextTraits.wholeTexts[text] ?? []
    var text = text
    text.withUTF8 { bytes in
      for (trait, heads) in TextTraits.openings where heads.contains(where: { bytes.begins($0) }) {
        traits.insert(trait)
      }
      if bytes.contains(UInt8(ascii: "#")) { traits.insert(.numbered) }
      for (trait, words) in TextTraits.inside where words.contains(where: { bytes.holds($0) }) {
        traits.insert(trait)
      }
    }
    self = traits
  }

  /// The traits of `exact` by text: one lookup instead of a comparison with every word, because a
  /// run may have a million different texts.
  private static let wholeTexts = exact.reduce(into: [String: TextTraits]()) { found, row in
    for word in row.1 { found[word, default: []].insert(row.0) }
  }

  private static let exact: [(TextTraits, [String])] = [
    (.once, [TraceEventKind.onceValue]),
    (.beginning, ["began", "begin", "start", "started"]),
    (.empty, ["[]", "nil", "\"\""]),
    (.ending, ["end", "ended", "finish", "finished"]),
    (.absent, ["nil"]),
    (.captured, ["self"]),
    (.announcesMove, ["willMove", "willMove(toParent:)"]),
    (.endsMove, ["didMove", "didMove(toParent:)"]),
    (.closing, ["close"]),
    (.addsChild, ["addChild", "addChild(_:)"]),
    (.addsView, ["addSubview", "addSubview(_:)"]),
    (.editing, SetterTable.editingProperties),
    (.configuration, ["contentConfiguration"]),
    (
      .enclosingController,
      ["navigationController", "splitViewController", "tabBarController"]
    ),
    (.idealSize, ["idealSize"]),
    (.invalidatedBody, [MeasuredName.invalidatedBody.description]),
    (.measured, [MeasuredName.representableUpdate.description, MeasuredName.viewBody.description]),
    (.geometry, ["bounds", "frame", "transform"]),
    (.mainThread, ["main"]), (.negative, ["false"]), (.constraint, ["constraint"]),
    (.parent, ["parent", "self.parent"]),
    (.size, ["size"]),
    (.truth, ["false", "true"]),
    (.unchanged, ["unchanged", "unchanged."]),
  ]

  private static let openings: [(TextTraits, [StaticString])] = [
    (.captured, ["self."]),
    (.changeAction, ["onChange", "onGeometryChange", "onPreferenceChange"]),
    (.notification, ["objectWillChange", "onChange", "willChange", "willSet"]),
    (.parent, ["parent.", "self.parent."]),
  ]

  private static let inside: [(TextTraits, [StaticString])] = [
    (.hostingController, ["HostingController"]),
    (.hostingOnUIKit, ["UIHostingController"]),
    (.leaving, ["Disappear"]),
    (.member, ["."]),
    (.picking, ["DidPick", "didPick", "didFinishPicking"]),
    (.scrolling, ["scroll", "Scroll"]),
    (.takesFocus, ["becomeFirstResponder", "makeFirstResponder"]),
  ]
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the text begins with the bytes of a word.
  fileprivate func begins(_ word: StaticString) -> Bool { has(word, at: 0) }

  /// Returns whether the text contains the bytes of a word.
  fileprivate func holds(_ word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount else { return false }
    for start in 0...(count - word.utf8CodeUnitCount) where has(word, at: start) { return true }
    return false
  }

  private func has(_ word: StaticString, at start: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard start + length <= count else { return false }
    var index = 0
    while index < length, self[start + index] == word.utf8Start[index] { index += 1 }
    return index == length
  }
}

/// The traits and type numbers of a run's texts, by the numbers of the texts.
struct TextFacts: Sendable {
  private var traits: [TextTraits] = []
  private var isRead: [Bool] = []
  private var types: [UInt32] = []
  private var typeNumbers: [String: UInt32] = [:]
  /// The types; their numbers begin with 1.
  private var typeNames: [String] = []

  /// Returns the traits of a text that was read.
  func traits(_ id: TextID) -> TextTraits {
    Int(id.index) < isRead.count ? traits[Int(id.index)] : []
  }

  /// Returns the number of the type in a subject that was read, or 0 if there is none.
  func type(_ subject: TextID) -> UInt32 {
    Int(subject.index) < types.count ? types[Int(subject.index)] : 0
  }

  /// Returns the type in a subject that was read, or nil if there is none.
  func typeName(_ subject: TextID) -> String? {
    let number = type(subject)
    return number == 0 ? nil : typeNames[Int(number) - 1]
  }

  /// Derives the traits of a text unless that was already done.
  mutating func read(_ id: TextID, _ texts: TextTable) {
    let index = Int(id.index)
    if index < isRead.count, isRead[index] || index == 0 { return }
    guard !id.isNone, id.kept.index == id.index else { return }
    if index >= isRead.count {
      let missing = max(index + 1, isRead.count * 2) - isRead.count
      isRead.append(contentsOf: repeatElement(false, count: missing))
      traits.append(contentsOf: repeatElement([], count: missing))
    }
    isRead[index] = true
    traits[index] = TextTraits(texts[id])
  }

  /// Derives the type number of a text that is the subject of an event.
  mutating func readSubject(_ id: TextID, _ texts: TextTable) {
    guard !id.isNone, id.kept.index == id.index else { return }
    let index = Int(id.index)
    if index < types.count, types[index] != 0 { return }
    if index >= types.count {
      let missing = max(index + 1, types.count * 2) - types.count
      types.append(contentsOf: repeatElement(0, count: missing))
    }
    read(id, texts)
    let text = texts[id]
    let type = text.firstIndex(of: "#").map { String(text[..<$0]) } ?? text
    let number = typeNumbers[type] ?? UInt32(typeNumbers.count + 1)
    if typeNumbers.updateValue(number, forKey: type) == nil { typeNames.append(type) }
    types[index] = number
  }
}
