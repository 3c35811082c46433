/// The representation in a run of a message of which only most words were recognized.
package enum NearMatch {
  /// The subject of such a message's event; events of fully recognized messages have no subject.
  package static let subject: StaticString = "near match"
}
