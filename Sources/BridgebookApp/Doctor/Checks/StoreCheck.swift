internal import BridgebookStore

extension HealthCheck {
  /// The file is a complete store of this version or an older one.
  package static let store = HealthCheck("store") { examined in
    do {
      let connection = try examined.connection
      _ = try pending(on: connection)
      return .good("the file is a store of this program")
    } catch let error as StoreDoorError {
      if case .unwritable(_, let reason) = error { return .unknown(reason) }
      if case .diskFull = error { return .unknown("the disk is full") }
      if case .unreadable = error { return .unknown("this user may not read it") }
      return finding(StoreFailureText.message(for: error))
    } catch let error as StoreError {
      return finding(StoreFailureText.message(for: error, path: examined.path))
    }
  }

  /// The migrations that have not been applied to the store.
  static func pending(on connection: Connection) throws -> [String] {
    do throws(MigrationError) {
      return try Store.migrator.pending(on: connection).map(\.id)
    } catch { throw StoreError.migration(error) }
  }

  private static func finding(_ message: UserMessage) -> HealthFinding {
    .bad(
      message.reason.map { "\(message.message): \($0)" } ?? message.message,
      fix: message.help ?? "restore a backup")
  }
}
