internal import Bridgebook
internal import BridgebookExport

/// Every symbol with the first release of each platform.
enum AvailabilitySheet: Sheet {
  static let syntax = SheetSyntax(
    name: "availability", options: ["approach", "platform", "target", "topic"], hasHTML: true,
    summary: "symbols of the bridge and the first release of each platform that has them",
    resources: [
      SheetResource(
        name: "availability", title: "Availability",
        use: """
          Every symbol of the bridge with the first release of each platform that has it. Read it before code is \
          written for an old deployment target.
          """,
        priority: 0.4)
    ])
  static let writing = SheetWriting.table(.availability)
}

/// Every claim with its status.
enum ClaimsSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "claims", options: ["approach", "platform", "target", "topic"], hasHTML: true,
    summary: "what articles say, and whether it is shown, refuted, disputed or only stated",
    resources: [
      SheetResource(
        name: "claims", title: "Claims of articles",
        use: """
          What articles say about bridging, and whether it is shown, refuted, disputed or only stated. Read it \
          before such a statement is relied on or repeated.
          """,
        priority: 0.4)
    ])
  static let writing = SheetWriting.table(.claim)
}

/// Every class with its bridge.
enum ComponentsSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "components", options: ["approach", "platform", "target"], hasHTML: true,
    summary: "classes with their bridge, and what SwiftUI has instead",
    resources: [
      SheetResource(
        name: "components", title: "Classes",
        use: """
          Every known class with its bridge and what SwiftUI has instead. Read it to survey many classes; \
          for a single class, the tool recommend gives a shorter answer.
          """,
        priority: 0.3)
    ])
  static let writing = SheetWriting.table(.component)
}

/// Every gotcha by its symptom.
enum GotchasSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "gotchas", options: ["approach", "platform", "target", "topic", "full"], hasHTML: true,
    summary: "gotchas by symptom, with what to do first",
    resources: [
      SheetResource(
        name: "gotchas", title: "Gotchas by symptom",
        use: """
          Every gotcha by what users see, with what to do first. Read it to review code; for a single symptom, the \
          tool search gives a shorter answer.
          """,
        priority: 0.7)
    ])
  static let writing = SheetWriting.table(.gotcha)
}

/// Every pattern and when to use it.
enum PatternsSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "patterns", options: ["approach", "platform", "target", "topic", "full"], hasHTML: true,
    summary: "patterns with what they need and when to use them",
    resources: [
      SheetResource(
        name: "patterns", title: "Patterns",
        use: """
          Every pattern with what it needs and when to use it. Read it before a bridge is designed by hand.
          """,
        priority: 0.5)
    ])
  static let writing = SheetWriting.table(.pattern)
}

/// Every task.
enum TasksSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "tasks", options: ["approach", "platform", "target", "full"], hasHTML: true,
    summary: "tasks, with the SwiftUI API for each, or the bridge where there is none",
    resources: [
      SheetResource(
        name: "tasks", title: "Tasks",
        use: """
          Tasks such as showing a PDF: the SwiftUI API for each and since when, or the bridge where there is none. \
          Read it to survey a field; for a single task, the tool search gives a shorter answer.
          """,
        scope: ["approach", "platform", "target"], priority: 0.6)
    ])
  static let writing = SheetWriting.table(.task)
}

extension SheetWriting {
  /// Returns one kind of entry as a table, with full pages if requested.
  fileprivate static func table(_ kind: EntryKind) -> SheetWriting {
    .file { request, output in
      let scope = try ScopeOptions.scope(of: request)
      // The claims and symbols of an approach or a topic are determined by the other entries.
      let needsAll = scope.approach != nil || scope.topic != nil
      let book = try ScopeOptions.book(
        request.store, kinds: needsAll ? [.pattern, .gotcha, kind] : [kind])
      let sheet = EntryTableSheet(kind, of: book, scope: scope)
      guard !sheet.isEmpty else { return .no }
      try sheet.write(as: request.notation, isFull: request.has("full")) {
        try output.write($0.drain())
      }
      return .done
    }
  }
}
