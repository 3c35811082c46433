/// The properties of platform objects: those that the model has rules for, those of headers, and
/// those that a scenario makes up.
extension ResolverContext {
  /// Returns the number of a kind's property; an open kind gains one if the name resembles none it
  /// has.
  func property(_ name: String, _ kind: Int) -> Int? {
    let spec = resolved.kinds[kind]
    if let index = spec.properties.firstIndex(where: { $0.name == name }) { return index }
    guard spec.isOpen else { return nil }
    if knownProperty(name, of: spec) == nil {
      // A property that a header declares is never a slip, whatever it resembles.
      if !listed.contains(name, of: spec.name) {
        // Properties that the scenario only mentions are not suggested.
        if Suggestion.nearest(to: name, in: propertyNames(of: kind)) != nil { return nil }
        unlisted.append((kind, name))
      }
      let kept = spec.kept(name)
      let property = PropertySpec(name: name, initial: .value(kept ?? .nothing))
      property.isImplicit = kept == nil
      spec.properties.append(property)
    }
    return spec.properties.count - 1
  }

  /// Returns the names that could have been meant for a property of a kind: those that the model
  /// has rules for, then those that the class's header declares.
  func propertyNames(of kind: Int) -> [String] {
    let spec = resolved.kinds[kind]
    let declared = spec.properties.filter { !$0.isImplicit }.map(\.name)
    guard spec.isOpen else { return declared }
    return declared + classes.properties(of: spec.name) + listed.names(of: spec.name)
  }

  /// Returns a property that a kind has, or that the book's classes know, which it gains.
  func knownProperty(_ name: String, of kind: PlatformSpec) -> PropertySpec? {
    if let property = kind.properties.first(where: { $0.name == name }) { return property }
    guard classes.properties(of: kind.name).contains(name) else { return nil }
    let property = PropertySpec(name: name, initial: .value(.nothing))
    property.isImplicit = true
    for callback in classes.setter(name, of: kind.name)?.callbacks ?? [] {
      let call = PropertySpec.Call(name: callback, isOnlyIfChanged: false, isLater: false)
      property.callsWhenSet.append(call)
      property.callsWhenUsed.append(call)
    }
    kind.properties.append(property)
    return property
  }
}
