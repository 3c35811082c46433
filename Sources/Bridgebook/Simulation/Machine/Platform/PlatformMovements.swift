/// What a person does with objects over some time: drags, scrolling, touches of recognizers.
struct PlatformMovements {
  let objects: PlatformObjects

  private func properties(of object: Int) -> [PropertySpec] {
    objects.program.kinds[objects.all[object].kind].properties
  }

  /// Returns what happens with a movement of a property, or of the one that it changes.
  func movement(
    _ kind: KeyPath<PropertySpec, PropertySpec.Movement>, of property: Int, _ object: Int
  ) -> PropertySpec.Movement {
    let properties = properties(of: object)
    let changed = objects.rules.changed(by: properties[property], object) ?? property
    return properties[changed][keyPath: kind]
  }

  /// Begins a movement: what it marks is true, then the delegate hears of it.
  func begin(_ movement: PropertySpec.Movement, of object: Int) {
    mark(movement, of: object, as: true)
    for name in movement.begins { objects.call(name, of: object) }
  }

  /// Ends a movement of an object, unless it is gone.
  func end(_ movement: PropertySpec.Movement, of object: Int) {
    guard objects.all[object].isAlive else { return }
    mark(movement, of: object, as: false)
    for name in movement.ends { objects.call(name, of: object) }
  }

  /// Lets a movement end later.
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

  /// Moves what a recognizer recognizes, which is the first of its properties.
  func move(_ recognizer: Int, to value: SimulatedValue) {
    if !objects.all[recognizer].values.isEmpty { objects.keep(value, in: 0, of: recognizer) }
  }

  /// Notes the state of a recognizer, if its kind has a property of that name.
  func note(_ state: SimulatedValue, of recognizer: Int) {
    if let place = properties(of: recognizer).firstIndex(where: { $0.name == "state" }) {
      objects.keep(state, in: place, of: recognizer)
    }
  }
}
