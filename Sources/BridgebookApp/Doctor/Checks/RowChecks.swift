internal import BridgebookStore

extension HealthCheck {
  /// The check that every reference by id leads to an existing row, including references without a
  /// foreign key.
  package static let links = HealthCheck("links", repairs: [.knowledge]) { examined in
    let loose = try RowHealth(examined.connection).looseReferences()
    return .faults(
      loose, fix: "\(HealthFinding.fixing) built-in entries; correct your own with bridgebook edit",
      none: "every id that is named exists")
  }
}

extension HealthCheck {
  /// The check that every foreign key refers to an existing row.
  static let foreignKeys = HealthCheck("foreign-keys", repairs: [.knowledge]) { examined in
    let broken = try RowHealth(examined.connection).brokenForeignKeys()
    return .faults(
      broken, fix: "\(HealthFinding.fixing) built-in rows; otherwise restore a backup",
      none: "every reference between rows leads to a row")
  }
}

extension HealthCheck {
  /// The check that every value can be decoded; otherwise the commands that read it would fail.
  package static let values = HealthCheck("values", repairs: [.knowledge, .textIndex]) { examined in
    .faults(
      try DecodingHealth(examined.store).damagedValues().map(StoreFailureText.words),
      fix: "\(HealthFinding.fixing) built-in values; for a run, bridgebook runs remove RUN, "
        + "then import its trace again; restore your own texts from a backup",
      none: "every value can be read")
  }
}

extension HealthCheck {
  /// The check that the full-text index matches the texts of the entries.
  ///
  /// The index of another version's book is not compared, because that version splits and counts
  /// words differently.
  package static let index = HealthCheck("index", repairs: [.textIndex]) { examined in
    guard
      try Store.storedFingerprint(in: examined.connection) == examined.door.fingerprint
    else {
      return .good("not compared: the full-text index is that of another version's book")
    }
    let stale = try examined.comparison.staleIndexRows()
    guard stale.isEmpty else {
      return .faults(
        stale.map { "the full-text index lacks the text of \($0)" },
        fix: HealthFinding.repair, none: "")
    }
    return try .faults(
      examined.comparison.staleIndexMeasures()
        + examined.comparison.staleIndexWords().map {
          "the full-text index does not find every text with the word \($0)"
        }, fix: HealthFinding.repair, none: "the full-text index holds the text of every entry")
  }
}
