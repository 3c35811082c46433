package import Bridgebook

/// Reads the releases of platforms.
package struct ReleaseReader {
  let connection: Connection

  /// Returns all releases, or those of one platform, oldest first per platform.
  package func all(of platform: Platform? = nil) throws(StoreError) -> [Release] {
    try Store.sqlite { () throws(SQLiteError) in
      try ReleaseReader.rows(of: platform, from: connection)
    }
  }

  /// Returns the newest release of each platform with its own versions, after the betas that are
  /// later, newest first.
  package func newest() throws(StoreError) -> [Release] {
    var newest: [Release] = []
    try Store.sqlite { () throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT version, name, is_beta FROM platform_release WHERE platform = ?1 AND rank >= (
          SELECT max(rank) FROM platform_release WHERE platform = ?1 AND is_beta = 0)
        ORDER BY rank DESC
        """)
      for platform in Platform.allCases where platform.numbering == platform {
        try statement.forEach([.text(platform.rawValue)]) { (row) throws(SQLiteError) in
          newest.append(
            Release(
              platform: platform,
              version: try row.release(0, in: "platform_release", of: platform.rawValue),
              name: row.optionalText(1), isBeta: row.int(2) == 1))
        }
      }
    }
    return newest
  }

  static func rows(
    of platform: Platform?, from connection: Connection
  ) throws(SQLiteError) -> [Release] {
    var releases: [Release] = []
    try connection.forEach(
      """
      SELECT platform, version, name, is_beta FROM platform_release
      WHERE platform = coalesce(?, platform) ORDER BY platform, rank
      """, [platform.map { .text($0.rawValue) } ?? .null]
    ) { (row) throws(SQLiteError) in
      releases.append(
        Release(
          platform: try row.word(0, in: "platform_release", of: row.text(1)),
          version: try row.release(1, in: "platform_release", of: row.text(0)),
          name: row.optionalText(2), isBeta: row.int(3) == 1))
    }
    return releases
  }
}
