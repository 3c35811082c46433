internal import BookData
package import Bridgebook
internal import BridgebookExport
package import BridgebookStore

/// Lists every bridge of a project with the book's advice for a deployment target.
package struct CheckLedger {
  /// The advice for a bridge.
  package enum Verdict: Equatable {
    case keep(reason: String)
    case removeNow(api: String)
    case removeFrom(api: String, release: String)
    case broken(gotchas: [String])

    var word: String {
      switch self {
      case .keep: "keep"
      case .removeNow: "remove now"
      case .removeFrom(_, let release): "remove from \(release)"
      case .broken: "broken"
      }
    }

    var reason: String {
      switch self {
      case .keep(let reason): reason
      case .removeNow(let api): "\(api) does all that this wrapper uses"
      case .removeFrom(let api, let release): "\(api) comes with \(release)"
      case .broken(let gotchas): gotchas.joined(separator: ", ")
      }
    }
  }

  /// A bridge with its verdict.
  package struct Row {
    package let path: String
    package let use: BridgeUse
    package let verdict: Verdict
    /// The features in use that the native API lacks.
    package let lost: [String]
  }

  private let store: Store
  private let platform: Platform?
  private let target: Version?
  private let newest: [Release]
  private let uses: MemberUses

  package init(store: Store, platform: Platform?, target: Version?) throws {
    self.store = store
    self.platform = platform
    self.target = target
    newest = try store.releases.newest()
    uses = try BuiltInMemberUses.load()
  }

  /// Returns the rows of files; a bridge with an error in the report has the verdict `broken`.
  func rows(of files: [CheckedFile], _ report: SourceReport) throws -> [Row] {
    try zip(files, report.files).flatMap { file, said in
      let errors = said.items.filter { $0.severity == .error }
      return try rows(of: file.bridges, path: file.path, errors: errors)
    }
  }

  private func rows(
    of uses: [BridgeUse], path: String, errors: [SourceReport.Item]
  ) throws -> [Row] {
    var broken: [Int: Set<String>] = [:]
    for error in errors {
      guard let index = CheckLedger.bridge(of: error, in: uses) else { continue }
      broken[index, default: []].insert(error.finding.gotcha)
    }
    return try uses.enumerated().filter { isPossible($0.element) }.map { index, use in
      // A part of a wrapper gets the wrapper's verdict.
      let whole = use.wrapperLine.flatMap { line in uses.firstIndex { $0.line == line } } ?? index
      let gotchas = (broken[index] ?? []).union(broken[whole] ?? []).sorted()
      let (verdict, lost) = try verdict(on: use.kept == nil ? uses[whole] : use)
      return Row(
        path: path, use: use, verdict: gotchas.isEmpty ? verdict : .broken(gotchas: gotchas),
        lost: lost)
    }
  }

  /// Returns the index of the bridge that an error is about: the one whose variable it names, the
  /// wrapper around it, or the nearest one above it that has not ended; nil if there is none.
  private static func bridge(of error: SourceReport.Item, in uses: [BridgeUse]) -> Int? {
    let line = error.start.line
    if let subject = error.finding.subject {
      let named = uses.indices.filter { uses[$0].variable == subject }
      if let index = named.last(where: { uses[$0].line <= line }) ?? named.first { return index }
    }
    let around = uses.indices.flatMap { index in
      uses[index].places.filter { $0.contains(line) }.map { (index, $0.count) }
    }
    if let (index, _) = around.min(by: { $0.1 < $1.1 }) { return index }
    guard let index = uses.lastIndex(where: { $0.line <= line }),
      line <= uses[index].lastLine ?? .max
    else { return nil }
    return index
  }

  /// Returns whether a bridge can exist on the requested platform.
  private func isPossible(_ use: BridgeUse) -> Bool {
    platform.map { ($0.toolkit == .appkit) == use.isAppKit } ?? true
  }

  private func verdict(on use: BridgeUse) throws -> (Verdict, [String]) {
    if let reason = use.kept {
      return (.keep(reason: reason.isEmpty ? "kept on purpose" : "kept on purpose: \(reason)"), [])
    }
    guard use.direction == .platformInSwiftUI else {
      return (.keep(reason: "the platform's own screen shows SwiftUI content"), [])
    }
    if CheckLedger.hosts.contains(use.className), use.content == .framework {
      let reason = "it hosts SwiftUI content; use that content directly if nothing else is shown"
      return (.keep(reason: reason), [])
    }
    if case .parameter(let name) = use.content {
      let any = use.className == name ? "class" : use.className
      return (.keep(reason: "\(name) is a generic parameter that can be any \(any)"), [])
    }
    guard let entry = try store.entries.entry(use.className),
      case .component(let facts) = entry.details
    else {
      return (
        .keep(
          reason: "the book has no entry for \(use.className.isEmpty ? "its class" : use.className)"
        ), []
      )
    }
    let platform = platform ?? (use.isAppKit ? .macos : .ios)
    let purposes = uses.purposes(of: use)
    let standIn = try standIn(for: purposes)
    guard facts.coverage != .none,
      let api = native(standIn?.facts ?? facts, on: platform, for: purposes)
    else {
      // The behavior of the project's own subclass matters, not that of its superclass.
      let nothing = "SwiftUI has no replacement on \(platform.title)"
      return (.keep(reason: objection(to: use.content, use.className) ?? nothing), [])
    }
    guard let target = target ?? newestRelease(of: platform) else {
      return (.keep(reason: "no release of \(platform.title) is known"), [])
    }
    let lacks = facts.lacks(on: platform, at: target)
    var lost = LostFeatures(facts, lacks: lacks, className: use.className, uses).used(by: use)
    if let standIn {
      let others = standIn.facts.lacks(on: platform, at: target)
      lost += LostFeatures(standIn.facts, lacks: others, className: standIn.name, uses).used(
        by: use)
    }
    if let objection = objection(to: use.content, use.className) {
      return (.keep(reason: objection), use.content == .plain ? [] : lost)
    }
    if use.content == .framework, !BridgeUse.parts.isDisjoint(with: use.members) {
      return (.keep(reason: "it works on the subviews or layers of the \(use.className)"), lost)
    }
    guard lost.isEmpty else {
      return (.keep(reason: "\(api.name) lacks \(lost.joined(separator: "; "))"), lost)
    }
    // Uses outside the checked source may need any of the missing features.
    if let unseen = unseen(use) {
      return (.keep(reason: "\(api.name) may take its place, but \(unseen)"), [])
    }
    if api.since.contains(platform, target) { return (.removeNow(api: api.name), []) }
    let release =
      api.since.row(for: platform)?.since.map { "\(platform.title) \($0)" } ?? platform.title
    return (.removeFrom(api: api.name, release: release), [])
  }

  /// Returns what the source does not show about a wrapper's use of its class; nil if it shows
  /// everything.
  private func unseen(_ use: BridgeUse) -> String? {
    guard use.isSeen else {
      return "what this wrapper uses of the \(use.className) was not seen here"
    }
    let undecided = uses.undecided(of: use)
    guard let first = undecided.first else { return nil }
    return "the value of \(first) was not seen here"
  }

  private func newestRelease(of platform: Platform) -> Version? {
    newest.filter { $0.platform == platform.numbering }.map(\.version).max()
  }

  /// Returns another class whose native API fits how the wrapper uses its own class; for example,
  /// `UILabel` for a text view that is not editable.
  private func standIn(
    for purposes: [String]
  ) throws -> (name: String, facts: ComponentFacts)? {
    for purpose in purposes where purpose.first?.isUppercase ?? false {
      if case .component(let facts) = try store.entries.entry(purpose)?.details {
        return (purpose, facts)
      }
    }
    return nil
  }

  /// Returns the native API for the platform: the one that fits the purposes of the members in use,
  /// or else the first; modifiers count only if there is nothing else.
  private func native(
    _ facts: ComponentFacts, on platform: Platform, for purposes: [String]
  ) -> NativeAPI? {
    let offered = facts.natives.filter { $0.since.row(for: platform) != nil }
    let others = offered.filter { $0.form != .modifier }
    let candidates = others.isEmpty ? offered : others
    if let target = target ?? newestRelease(of: platform) {
      let current = offered.filter { $0.isCurrent(platform, target) }
      if let wanted = current.first(where: { purposes.contains($0.name) }) { return wanted }
      if let first = candidates.first(where: current.contains) { return first }
    }
    return candidates.first
  }

  /// Returns the reason why a native API cannot replace the content of a wrapper; nil if it may.
  private func objection(to content: BridgeUse.Content, _ className: String) -> String? {
    switch content {
    case .framework: return nil
    case .plain: return "a plain \(className) does not tell what the wrapper shows"
    case .subclass(let name, let overrides):
      let isView = className == "UIView" || className == "NSView"
      if isView, overrides.contains("draw"), CheckLedger.drawing.isSuperset(of: overrides) {
        return nil
      }
      guard !overrides.isEmpty else {
        return "\(name) is a class of the project"
      }
      let named = overrides.prefix(3).joined(separator: ", ")
      return "\(name) overrides \(named)\(overrides.count > 3 ? " and others" : "")"
    case .parameter: return nil
    case .carrier(let screen):
      return screen.first?.isUppercase ?? false
        ? "it shows \(screen), a platform view controller" : "it shows a platform view controller"
    case .elsewhere: return "the \(className) is made elsewhere, and its use there is not seen here"
    }
  }

  /// The classes that host SwiftUI content in platform code.
  private static let hosts: Set<String> = [
    "UIHostingController", "NSHostingController", "NSHostingView",
  ]

  /// The methods that a view overrides if all it does is draw.
  private static let drawing: Set<String> = [
    "draw", "isFlipped", "isOpaque", "intrinsicContentSize", "layoutSubviews", "layout",
    "prepareForInterfaceBuilder", "awakeFromNib", "needsDisplay", "frame", "bounds",
  ]
}
