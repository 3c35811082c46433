/// Actions of the user that last for some time: drags, scrolling, and touches of recognizers.
struct PlatformMovements {
  let objects: PlatformObjects

  private func properties(of object: Int) -> [PropertySpec] {
    objects.program.kinds[objects.all[object].kind].properties
  }

  /// Returns the effects of a drag or of scrolling on a property; if the property sets another one,
  /// the effects on that one.
  func movement(
    _ kind: KeyPath<PropertySpec, PropertySpec.Movement>, of property: Int, _ object: Int
  ) -> PropertySpec.Movement {
    let properties = properties(of: object)
    let changed = objects.rules.changed(by: properties[property], object) ?? property
    return properties[changed][keyPath: kind]
  }

  /// Begins a movement: sets the properties that are true while it lasts, then calls the delegate.
  func begin(_ movement: PropertySpec.Movement, of object: Int) {
    mark(movement, of: object, as: true)
    for name in movement.begins { objects.call(name, of: object) }
  }

  /// Ends a movement of an object, unless the object was released.
  func end(_ movement: PropertySpec.Movement, of object: Int) {
    guard objects.all[object].isAlive else { return }
    mark(movement, of: object, as: false)
    for name in movement.ends { objects.call(name, of: object) }
  }

  func schedule(endOf movement: PropertySpec.Movement, of object: Int, after time: Int64) {
    guard !movement.isEmpty else { return }
    objects.schedule.add(
      .movement(object: object, movement, line: objects.run.stepLine), after: time)
  }

  private func mark(_ movement: PropertySpec.Movement, of object: Int, as value: Bool) {
    for (place, spec) in properties(of: object).enumerated()
    where movement.marks.contains(spec.name) {
      objects.keep(.truth(value), in: place, of: object)
    }
  }

  /// Stores the value that a recognizer reports, which is the first of its properties.
  func move(_ recognizer: Int, to value: SimulatedValue) {
    if !objects.all[recognizer].values.isEmpty { objects.keep(value, in: 0, of: recognizer) }
  }

  /// Stores the state of a recognizer, if its kind has the property `state`.
  func note(_ state: SimulatedValue, of recognizer: Int) {
    if let place = properties(of: recognizer).firstIndex(where: { $0.name == "state" }) {
      objects.keep(state, in: place, of: recognizer)
    }
  }
}
