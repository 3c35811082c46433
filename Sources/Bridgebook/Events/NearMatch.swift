/// The mark of events whose text matches most, but not all, words of a known message.
package enum NearMatch {
  /// The subject of such an event; the event of a fully recognized message has no subject.
  package static let subject: StaticString = "near match"
}
