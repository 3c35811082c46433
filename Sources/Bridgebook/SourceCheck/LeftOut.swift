/// The parts of a wrapper that have no line in its scenario.
struct LeftOut {
  /// The maximum number of parts listed per wrapper.
  private static let limit = 60

  private var parts: [(line: Int, text: String)] = []
  private var count = 0
  private var reason: String?
  private var deciding: [(line: Int, name: String)] = []
  /// The statements that have a line, that the model does by itself, or that are listed.
  private var settled: Set<SwiftNode> = []
  private var listed: Set<SwiftNode> = []
  /// The statements that have a line or need none.
  private var translated: Set<SwiftNode> = []

  /// What was left out, by line and then as listed; the reason why nothing could be translated
  /// comes first.
  var texts: [String] {
    let listed = parts.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }.map { "line \($0.element.line): \($0.element.text)" }
    let more = count > parts.count ? ["\(count - parts.count) more"] : []
    return (reason.map { [$0] } ?? []) + listed + more
  }

  /// What was left out although it may decide the outcome, by line: it has effects of its own, or
  /// writes state.
  var undecided: [String] {
    deciding.sorted { $0.line < $1.line }.map { "\($0.name) in line \($0.line)" }
  }

  /// Gives the reason why there is no scenario.
  mutating func refuse(_ reason: String) { self.reason = reason }

  /// Notes that a statement has a line in the scenario, or needs none.
  mutating func settle(_ node: SwiftNode) {
    settled.insert(node)
    translated.insert(node)
  }

  /// Whether a statement is listed as left out.
  func isListed(_ node: SwiftNode) -> Bool { listed.contains(node) }

  func isSettled(_ node: SwiftNode) -> Bool { settled.contains(node) }

  /// Whether a statement has a line in the scenario, or needs none.
  func isTranslated(_ node: SwiftNode) -> Bool { translated.contains(node) }

  /// Lists a part once.
  ///
  /// - Parameters:
  ///   - deciding: its name, if it may decide the outcome.
  ///   - settles: whether nothing else is to be said of the node.
  mutating func list(
    _ text: String, at node: SwiftNode, deciding name: String? = nil, settles: Bool = true
  ) {
    let line = node.line
    if settles { settled.insert(node) }
    guard !settles || listed.insert(node).inserted,
      !parts.contains(where: { $0.line == line && $0.text == text })
    else { return }
    count += 1
    if parts.count < LeftOut.limit { parts.append((line, text)) }
    if let name {
      let isNew = !deciding.contains { $0.line == line && $0.name == name }
      if deciding.count < 12, isNew { deciding.append((line, name)) }
    }
  }
}
