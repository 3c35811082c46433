/// The parts of a wrapper that have no line in its scenario.
struct LeftOut {
  /// The maximum number of parts listed per wrapper.
  private static let limit = 60

  private var parts: [(line: Int, text: String)] = []
  private var count = 0
  private var reason: String?
  private var deciding: [(line: Int, name: String)] = []
  /// The statements that need not be listed: they have a line, the model performs them by itself,
  /// or they are already listed.
  private var settled: Set<SwiftNode> = []
  private var listed: Set<SwiftNode> = []
  /// The statements that have a line or need none.
  private var translated: Set<SwiftNode> = []

  /// The omitted parts, sorted by line and then in the order in which they were listed; the reason
  /// why nothing could be translated comes first.
  var texts: [String] {
    let listed = parts.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }.map { "line \($0.element.line): \($0.element.text)" }
    let more = count > parts.count ? ["\(count - parts.count) more"] : []
    return (reason.map { [$0] } ?? []) + listed + more
  }

  /// The omitted parts that may decide the outcome because they have effects of their own or write
  /// state, sorted by line.
  var undecided: [String] {
    deciding.sorted { $0.line < $1.line }.map { "\($0.name) in line \($0.line)" }
  }

  /// Sets the reason why there is no scenario.
  mutating func refuse(_ reason: String) { self.reason = reason }

  /// Records that a statement has a line in the scenario, or needs none.
  mutating func settle(_ node: SwiftNode) {
    settled.insert(node)
    translated.insert(node)
  }

  /// Returns whether a statement is listed as left out.
  func isListed(_ node: SwiftNode) -> Bool { listed.contains(node) }

  func isSettled(_ node: SwiftNode) -> Bool { settled.contains(node) }

  /// Returns whether a statement has a line in the scenario, or needs none.
  func isTranslated(_ node: SwiftNode) -> Bool { translated.contains(node) }

  /// Lists a part once.
  ///
  /// - Parameters:
  ///   - deciding: The part's name, if it may decide the outcome.
  ///   - settles: Whether nothing else needs to be listed for the node.
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
