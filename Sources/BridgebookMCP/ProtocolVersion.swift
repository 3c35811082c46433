/// A revision of the Model Context Protocol.
///
/// Until 2025-11-25 a session begins with `initialize`, which settles the revision. Since 2026-07-28 there is no session:
/// every request names its revision in `_meta`, and `server/discover` lists those that are served.
package enum ProtocolVersion: String, CaseIterable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  /// The revisions, as clients name them.
  package static let names = allCases.map(\.rawValue)

  /// Whether `initialize` settles it.
  var hasHandshake: Bool { self != .july2026 }

  /// Several messages in one array, which only this revision knew.
  var allowsBatches: Bool { self == .march2025 }

  /// Whether wrong arguments of a tool are answered by the tool, for the model to read and correct, and not by the
  /// protocol: so SEP-1303 has it since 2025-11-25.
  var toolsAnswerWrongArguments: Bool { self == .november2025 || self == .july2026 }

  /// The answer to the revision a client asks for: the same where it is served, else the newest with a handshake.
  static func negotiated(_ requested: String) -> ProtocolVersion {
    guard let version = ProtocolVersion(rawValue: requested), version.hasHandshake else {
      return .november2025
    }
    return version
  }

  /// What a request of 2026-07-28 and later names its revision with.
  static let metaKey = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverKey = "io.modelcontextprotocol/serverInfo"
}
