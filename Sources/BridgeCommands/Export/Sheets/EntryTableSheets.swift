internal import BridgeExport
internal import BridgeModel

/// Every symbol with the first release of each platform.
enum AvailabilitySheet: Sheet {
  static let syntax = SheetSyntax(
    name: "availability", options: ["approach", "platform", "target", "topic"],
    summary: "symbols of the bridge and the first release of each platform that has them")
  static let writing = SheetWriting.table(.availability)
}

/// Every claim with its status.
enum ClaimsSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "claims", options: ["approach", "platform", "target", "topic"],
    summary: "what articles say, and whether it is shown, refuted, disputed or only stated")
  static let writing = SheetWriting.table(.claim)
}

/// Every class with its bridge.
enum ComponentsSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "components", options: ["approach", "platform", "target"],
    summary: "classes with their bridge, and what SwiftUI has instead")
  static let writing = SheetWriting.table(.component)
}

/// Every gotcha by its symptom.
enum GotchasSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "gotchas", options: ["approach", "platform", "target", "topic", "full"],
    summary: "gotchas by symptom, with what to do first")
  static let writing = SheetWriting.table(.gotcha)
}

/// Every pattern and when to use it.
enum PatternsSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "patterns", options: ["approach", "platform", "target", "topic", "full"],
    summary: "patterns with what they need and when to use them")
  static let writing = SheetWriting.table(.pattern)
}

extension SheetWriting {
  /// One kind of entry as a table; in full where that was asked for.
  fileprivate static func table(_ kind: EntryKind) -> SheetWriting {
    .file { request, output in
      let scope = try ScopeOptions.scope(of: request)
      // Which claims and symbols belong to an approach or a topic only the other entries tell.
      let needsAll = scope.approach != nil || scope.topic != nil
      let book = try ScopeOptions.book(
        request.store, kinds: needsAll ? [.pattern, .gotcha, kind] : [kind])
      let sheet = EntryTableSheet(kind, of: book, scope: scope)
      guard !sheet.isEmpty else { return .no }
      try sheet.write(isFull: request.has("full")) { try output.write($0.drain()) }
      return .done
    }
  }
}
