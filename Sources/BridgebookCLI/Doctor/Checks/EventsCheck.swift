internal import BridgebookStore

extension HealthCheck {
  /// Every event belongs to a run, and every run has the events it counts.
  static let events = HealthCheck("events") { examined in
    let orphans = try examined.connection.first(
      "SELECT count(*) FROM run_event WHERE id >> 32 NOT IN (SELECT number FROM run)"
    ) { $0.int(0) }
    if let orphans, orphans > 0 {
      return .bad(
        "\(orphans) events belong to no run",
        fix: "nothing can show them; to free their room: sqlite3 STORE "
          + "'DELETE FROM run_event WHERE id >> 32 NOT IN (SELECT number FROM run)'")
    }
    let incomplete = try examined.texts(
      """
      SELECT id FROM run WHERE event_count <> (
        SELECT count(*) FROM run_event
        WHERE run_event.id BETWEEN run.number << 32 AND (run.number << 32) | 4294967295)
      ORDER BY number
      """)
    return .faults(
      incomplete.map { "run \($0) has not the events it counts" },
      fix: "bridgebook runs remove RUN, then import its trace again",
      none: "every event belongs to a run, and every run has all of its events")
  }
}
