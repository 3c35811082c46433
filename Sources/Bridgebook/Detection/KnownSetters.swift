/// The classes of the objects that a run sets properties of, and the effects of those setters.
struct KnownSetters: Sendable {
  /// The object that each wrapper has created, by the subject of the wrapper.
  private var objects = BoundedTable<TextID>(capacity: 4_096)
  /// The effects that were looked up, by the texts of object and property; a cache, because the
  /// table of setters is searched by text.
  ///
  /// An effect depends only on the two texts, so it stays valid when a wrapper makes a new object.
  private var effects = BoundedTable<SetterTable.Effect?>(capacity: 4_096)

  /// The number of objects that were forgotten because the table was full.
  var dropped: Int { objects.dropped }

  /// Adds an object that a wrapper made, in place of an earlier one.
  mutating func add(_ object: TextID, madeBy wrapper: TextID) {
    objects.values[objects.find(UInt64(wrapper.index), or: object)] = object
  }

  /// Returns the effect of a set, as far as the trace reveals the class; nil if none is known.
  mutating func effect(
    of event: TraceEvent, _ context: borrowing RunContext
  ) -> SetterTable.Effect? {
    let object = object(of: event.subject) ?? event.subject
    let key = UInt64(object.index) << 32 | UInt64(event.name.index)
    if let known = effects.find(key) { return effects.values[known] }
    let effect = context.setters.effect(
      ofSetting: String(KnownSetters.property(event.name, context)),
      of: type(of: event.subject, context))
    return effects.values[effects.find(key, or: effect)]
  }

  /// Returns the class of a subject's object; nil if the trace does not reveal it.
  func type(of subject: TextID, _ context: borrowing RunContext) -> String? {
    if let object = object(of: subject) { return context.facts.typeName(object) }
    // If the trace does not name an object, the subject itself may be one.
    let own = context.facts.typeName(subject)
    return own.map { context.setters.knows($0) } ?? false ? own : nil
  }

  /// Returns the property that a set names, without the parameters of a method.
  static func property(_ name: TextID, _ context: borrowing RunContext) -> Substring {
    let text = context.facts.typeName(name) ?? ""
    return Substring(text.utf8.prefix { $0 != UInt8(ascii: "(") })
  }

  private func object(of wrapper: TextID) -> TextID? {
    objects.find(UInt64(wrapper.index)).map { objects.values[$0] }
  }
}
