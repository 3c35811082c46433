/// The properties of platform objects: those for which the model has rules, those of headers, and
/// those that a scenario invents.
struct PropertyResolver {
  let context: ResolverContext

  /// Returns the number of a kind's property; an open kind gets a new one unless the name resembles
  /// an existing property.
  func property(_ name: String, _ kind: Int) -> Int? {
    let spec = context.resolved.kinds[kind]
    if let index = spec.properties.firstIndex(where: { $0.name == name }) { return index }
    guard spec.isOpen || spec.base != nil else { return nil }
    if knownProperty(name, of: spec) == nil {
      // A property declared in a header is not a misspelling, whatever it resembles.
      if !isListed(name, of: spec) {
        guard spec.isOpen else { return nil }
        // Properties that the scenario merely mentions are not suggested.
        if Suggestion.nearest(to: name, in: names(of: kind)) != nil { return nil }
        context.unlisted.append((kind, name))
      }
      let kept = spec.kept(name) ?? inheritedMark(name, spec)
      let property = PropertySpec(name: name, initial: .value(kept ?? .nothing))
      property.isImplicit = kept == nil
      spec.properties.append(property)
    }
    return spec.properties.count - 1
  }

  /// Returns the properties of a kind that a name could refer to: those with rules, then those
  /// declared in the class's header.
  func names(of kind: Int) -> [String] {
    let spec = context.resolved.kinds[kind]
    let declared = spec.properties.filter { !$0.isImplicit }.map(\.name)
    guard spec.isOpen else {
      return declared
        + context.ancestors(of: spec).prefix(1).flatMap { context.listed.names(of: $0) }
    }
    return declared + context.classes.properties(of: spec.name)
      + context.listed.names(of: spec.name)
  }

  private func isListed(_ name: String, of kind: PlatformSpec) -> Bool {
    // The names of a class include those of its superclasses.
    context.listed.contains(name, of: kind.name)
      || kind.base != nil
        && context.ancestors(of: kind).contains { context.listed.contains(name, of: $0) }
  }

  /// Returns a property of a kind, or one that it can get from its superclasses or from the book's
  /// classes.
  func knownProperty(_ name: String, of kind: PlatformSpec) -> PropertySpec? {
    if let property = kind.properties.first(where: { $0.name == name }) { return property }
    let ancestors = context.ancestors(of: kind)
    if let inherited = inherited(by: ancestors, where: { $0.name == name }) {
      if let target = inherited.changes { _ = knownProperty(target, of: kind) }
      kind.properties.append(inherited)
      return inherited
    }
    for type in [kind.name] + (kind.base == nil ? [] : ancestors)
    where context.classes.properties(of: type).contains(name) {
      let property = PropertySpec(name: name, initial: .value(.nothing))
      property.isImplicit = true
      for callback in context.classes.setter(name, of: type)?.callbacks ?? [] {
        let call = PropertySpec.Call(name: callback, isOnlyIfChanged: false, isLater: false)
        property.callsWhenSet.append(call)
        property.callsWhenUsed.append(call)
      }
      kind.properties.append(property)
      return property
    }
    return nil
  }

  /// Returns a copy of a property for which the model has rules in one of the given classes.
  private func inherited(
    by ancestors: [String], where isMeant: (PropertySpec) -> Bool
  ) -> PropertySpec? {
    for ancestor in ancestors {
      guard let index = context.names.kinds[ancestor] else { continue }
      let property = context.resolved.kinds[index].properties.first {
        (!$0.isImplicit || $0.leftOut != nil) && isMeant($0)
      }
      if let property { return property.copy }
    }
    return nil
  }

  /// Returns the initial value of a property that is true while an inherited property is dragged or
  /// scrolled; nil for any other property.
  private func inheritedMark(_ name: String, _ kind: PlatformSpec) -> SimulatedValue? {
    inherited(by: context.ancestors(of: kind)) { $0.marks(name) } == nil ? nil : .truth(false)
  }

  /// Adds the text property of a superclass, with its caret, to a kind without a property that
  /// typing changes.
  func adoptText(_ kind: PlatformSpec) {
    guard !kind.properties.contains(where: \.isTyped) else { return }
    let ancestors = context.ancestors(of: kind)
    guard let text = inherited(by: ancestors, where: \.isTyped) else { return }
    // Text views report the selection first, in the order of their properties.
    for property in [inherited(by: ancestors, where: \.isCaret), text].compactMap({ $0 })
    where !kind.properties.contains(where: { $0.name == property.name }) {
      kind.properties.append(property)
    }
  }

  /// Returns the number of the property that keeps changing after a drag; a kind without one gets
  /// that of its superclasses.
  func scrolled(of kind: PlatformSpec) -> Int? {
    if let index = kind.properties.firstIndex(where: { !$0.scrolling.isEmpty }) { return index }
    let found = inherited(by: context.ancestors(of: kind)) { !$0.scrolling.isEmpty }
    guard let found, !kind.properties.contains(where: { $0.name == found.name }) else {
      return nil
    }
    kind.properties.append(found)
    return kind.properties.count - 1
  }

  /// Returns the callbacks of the superclasses of a kind.
  func inheritedCallbacks(of kind: PlatformSpec) -> [String] {
    context.ancestors(of: kind).compactMap { context.names.kinds[$0] }
      .flatMap { context.resolved.kinds[$0].callbacks }
  }
}

/// The properties declared in headers, for the classes that a program uses.
final class ListedProperties {
  private let table: PropertyTable
  /// The names by class, sorted.
  private var names: [String: [String]] = [:]

  init(_ table: PropertyTable) { self.table = table }

  /// Returns the properties of a class, sorted; empty for a class whose header is not known.
  func names(of type: String) -> [String] {
    if let known = names[type] { return known }
    let found = table.names(of: type)?.sorted() ?? []
    names[type] = found
    return found
  }

  /// Returns whether the header of a class declares a property.
  func contains(_ name: String, of type: String) -> Bool {
    let names = names(of: type)
    var range = names.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if names[middle] == name { return true }
      range = names[middle] < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
