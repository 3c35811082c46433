/// How a run holds a message that was recognized by most of its words only.
package enum NearMatch {
  /// The subject of such a message's event; a message of the catalogue has none.
  package static let subject: StaticString = "near match"
}
