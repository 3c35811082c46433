@testable import Bridgebook

/// Sources for tests of the ledger, and the bridges that the check finds in them.
enum LedgerFixture {
  /// Returns the bridges of a source.
  static func bridges(_ text: String) -> [BridgeUse] {
    SourceLedger.bridges(in: SwiftTree(Array(text.utf8)))
  }

  /// Returns a wrapper whose `make` contains these lines.
  ///
  /// - Parameter more: Lines before `make`.
  static func wrapper(_ type: String, make: String, more: String = "") -> String {
    """
    struct Wrapper: UIViewRepresentable {
    \(more)  func makeUIView(context: Context) -> \(type) {
    \(make)
      }
      func updateUIView(_ view: \(type), context: Context) {}
    }

    """
  }
}
