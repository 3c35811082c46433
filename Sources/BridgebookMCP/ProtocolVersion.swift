/// A revision of the Model Context Protocol.
///
/// Until 2025-11-25, a session begins with `initialize`, which negotiates the revision. Since
/// 2026-07-28 there are no sessions: every request names its revision in `_meta`, and
/// `server/discover` lists the supported ones.
package enum ProtocolVersion: String, CaseIterable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  /// The names of the revisions as clients send them.
  package static let names = allCases.map(\.rawValue)

  /// Whether the revision is negotiated by `initialize`.
  var hasHandshake: Bool { self != .july2026 }

  /// Whether tools return a document besides its text, and describe it: since 2025-06-18.
  var hasStructuredContent: Bool { self != .november2024 && self != .march2025 }

  /// Whether several messages may be sent in one array, which only this revision allows.
  var allowsBatches: Bool { self == .march2025 }

  /// Whether invalid arguments are reported in a tool's result, for the model to read and correct,
  /// instead of a protocol error; specified by SEP-1303 since 2025-11-25.
  var toolsAnswerWrongArguments: Bool { self == .november2025 || self == .july2026 }

  /// Returns the revision to use for the one a client requests: the same if supported, otherwise
  /// the newest with a handshake.
  static func negotiated(_ requested: String) -> ProtocolVersion {
    guard let version = ProtocolVersion(rawValue: requested), version.hasHandshake else {
      return .november2025
    }
    return version
  }

  /// The member of `_meta` that names the revision since 2026-07-28.
  static let metaKey = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverKey = "io.modelcontextprotocol/serverInfo"
}
