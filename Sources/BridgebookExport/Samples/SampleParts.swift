internal import Bridgebook

/// The parts that all templates share: imports, properties, coordinator, usage.
struct SampleParts {
  let subject: CodeSample.Subject
  let properties: [String]
  let make: [String]
  let update: [String]
  let handle: [String]
  let dismantle: [String]
  /// The code that presents and dismisses a controller; empty if the default code applies.
  let present: [String]
  let dismiss: [String]
  private let coordinatorMembers: [String]
  private let conforms: [String]

  init(_ subject: CodeSample.Subject) {
    self.subject = subject
    func lines(_ slot: SampleFragments.Slot) -> [String] {
      guard let code = subject.fragments.code(slot, at: subject.place) else { return [] }
      return code.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
        String(Substring($0))
      }
    }
    properties = lines(.properties)
    make = lines(.make)
    update = lines(.update)
    handle = lines(.handle)
    dismantle = lines(.dismantle)
    present = lines(.present)
    dismiss = lines(.dismiss)
    coordinatorMembers = lines(.coordinator)
    conforms = subject.fragments.values(.conforms, for: subject.place.platform.toolkit)
  }

  var className: String { subject.className }
  var toolkit: Toolkit { subject.place.platform.toolkit }
  var bridge: String { className + "Bridge" }
  /// The type that the representable creates: the class, or a view that contains it.
  var platformType: String {
    subject.fragments.text(.type, for: toolkit) ?? className
  }
  /// The view that an interaction is added to.
  var hostType: String { subject.fragments.text(.type, for: toolkit) ?? prefix + "View" }
  var hasCoordinator: Bool { !coordinatorMembers.isEmpty || !conforms.isEmpty }
  /// The prefix of the toolkit's own types: UI or NS.
  var prefix: String { toolkit == .appkit ? "NS" : "UI" }

  var imports: [String] {
    var names = Set(subject.fragments.values(.imports, for: toolkit))
    names.insert("SwiftUI")
    return names.sorted().map { "import \($0)" }
  }

  /// The lines that show how a SwiftUI view uses the bridge, if the entry has them.
  var usage: [String] {
    var arguments = subject.fragments.text(.usage, for: toolkit).map { [$0] } ?? []
    if subject.role == .controller, subject.presentation == .present {
      arguments.insert("isPresented: $isPresented", at: 0)
    }
    guard !arguments.isEmpty else { return [] }
    let value = "\(bridge)(\(arguments.joined(separator: ", ")))"
    // A gesture is no view, so it is attached to one.
    let isGesture = subject.role == .recognizer && subject.usesGestureRepresentable
    let use = isGesture ? "On a SwiftUI view: .gesture(\(value))" : "In a SwiftUI view: \(value)"
    return ["", "// \(use)"]
  }

  var makeCoordinator: [String] {
    hasCoordinator
      ? ["func makeCoordinator() -> Coordinator {", "  Coordinator(parent: self)", "}"] : []
  }

  var refreshParent: [String] { hasCoordinator ? ["context.coordinator.parent = self"] : [] }

  /// The type of the coordinator in signatures.
  var coordinatorType: String { hasCoordinator ? "Coordinator" : "Void" }

  /// Returns the coordinator class, with the members that the template adds.
  func coordinator(
    always: Bool = false, conforms extra: [String] = [], members: [String] = []
  ) -> [String] {
    guard hasCoordinator || always else { return [] }
    let bases = (["NSObject"] + conforms + extra).joined(separator: ", ")
    let all = [members, coordinatorMembers].filter { !$0.isEmpty }
    return [
      "", "@MainActor", "final class Coordinator: \(bases) {", "  var parent: \(bridge)", "",
      "  init(parent: \(bridge)) {", "    self.parent = parent", "  }",
    ] + all.flatMap { [""] + $0.indented() } + ["}"]
  }

  /// Returns a function; empty if its body is empty.
  static func function(_ signature: String, _ body: [String]) -> [String] {
    body.isEmpty ? [] : ["", "\(signature) {"] + body.indented() + ["}"]
  }

  /// Returns a required function; if its body is empty, a comment in it states the reason.
  static func requiredFunction(
    _ signature: String, _ body: [String], whenEmpty reason: String
  ) -> [String] {
    ["", "\(signature) {"] + (body.isEmpty ? ["// \(reason)"] : body).indented() + ["}"]
  }

  static func structure(_ header: String, _ body: [String]) -> [String] {
    var lines = body
    while lines.first?.isEmpty == true { lines.removeFirst() }
    lines = lines.enumerated().filter { $0 == 0 || !($1.isEmpty && lines[$0 - 1].isEmpty) }
      .map(\.element)
    return ["\(header) {"] + lines.indented() + ["}"]
  }

  /// Properties followed by an empty line.
  var propertyBlock: [String] { properties.isEmpty ? [] : properties + [""] }
}

extension [String] {
  func indented(by depth: Int = 1) -> [String] {
    let blanks = String(repeating: "  ", count: depth)
    return map { $0.isEmpty ? "" : blanks + $0 }
  }
}
