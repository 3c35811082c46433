@testable import BridgebookApp

extension Workspace {
  /// Creates a workspace for use cases called in the test's process; remarks are dropped.
  init(
    store path: String, input: [UInt8] = [], announce: @escaping (String) -> Void = { _ in }
  ) {
    self.init(
      storePath: path, waitMilliseconds: 60_000, input: .bytes(input), readsFiles: true,
      note: { _ in }, announce: announce, accomplish: { _ in }, interruption: { nil })
  }
}
