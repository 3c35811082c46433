/// The behavior of platform objects that depends on their classes.
struct PlatformObjectRules {
  private let objects: PlatformObjects

  init(of objects: PlatformObjects) { self.objects = objects }

  private var all: [PlatformObject] { objects.all }
  private var program: ResolvedProgram { objects.program }

  /// Returns the subject of an object's events, which is its wrapper if it has one, as in a trace
  /// of an app.
  func subject(of object: Int) -> TextID {
    all[object].owner?.subject ?? all[object].subject
  }

  /// Returns whether a callback has no receiver, because code has set the delegate to nil.
  func isSilent(_ name: String, of index: Int) -> Bool {
    all[index].isSilent && !DelegateProperty.callbacksOfTargets.contains(name)
      && !CallbackNames.lifeCycle.contains(name) && name != "traitsDidChange"
  }

  /// Warns about an effect of setting a property that the model leaves out, unless the value is
  /// unchanged, or the property was not set before and the new value turns the feature off.
  func noteLeftOut(
    of spec: PropertySpec, from old: SimulatedValue, to new: SimulatedValue, _ object: Int
  ) {
    guard let effect = spec.leftOut else { return }
    let isOff = old == .nothing && (new == .truth(false) || new == .nothing)
    if old != new, !isOff {
      let type = program.kinds[all[object].kind].name
      objects.run.warn(.onlyStored(spec.name, of: type, leftOut: effect))
    }
  }

  /// Returns the property of an object that prevents a user action; nil if none does.
  func obstacle(to act: UserAction, of changed: Int?, on object: Int) -> String? {
    let properties = program.kinds[all[object].kind].properties
    return InputObstacle.table.first { obstacle in
      guard obstacle.stops(act, of: changed.map { properties[$0] }),
        let place = properties.firstIndex(where: { $0.name == obstacle.property })
      else { return false }
      return all[object].values[place] == .truth(false)
    }?.property
  }

  /// Returns the property that is set through another one; it must not itself set a further
  /// property.
  func changed(by spec: PropertySpec, _ index: Int) -> Int? {
    spec.changes.flatMap { name in
      program.kinds[all[index].kind].properties.firstIndex { $0.name == name && $0.changes == nil }
    }
  }

  /// Returns the value of the property for which a change by the user makes a callback; nil if
  /// there is none.
  func reported(by name: String, of index: Int) -> TextID? {
    let properties = program.kinds[all[index].kind].properties
    let property = properties.firstIndex { $0.callsWhenUsed.contains { $0.name == name } }
    return property.map { objects.run.text(all[index].values[$0]) }
  }

  /// Returns the name of a property of an object that does not exist, for a warning.
  func propertyName(_ object: ResolvedObject, _ property: Int, _ frame: Frame) -> String {
    let view =
      switch object {
      case .wrappedBy(let view): program.views[view]
      case .wrapped, .owned: frame.node.map { program.views[$0.view] }
      }
    let kind =
      if case .owned(let index) = object { view.map { $0.objects[index].kind } } else {
        view?.platform
      }
    return kind.map { program.kinds[$0].properties[property].name } ?? "property"
  }
}
