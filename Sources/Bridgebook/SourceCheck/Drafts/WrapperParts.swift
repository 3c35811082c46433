/// The parts of a wrapper from which its scenario is written.
struct WrapperParts {
  let name: String
  let view: String
  let values: [WrapperInput]
  let closures: [WrapperInput]
  let make: [String]
  let update: [String]
  let callbacks: [TranslatedCallback]
  /// The callback that reports typing, if it is a text view.
  let typing: TranslatedCallback?
  /// The callbacks that are called when the user changes a property, by property.
  let moved: [String: [String]]
  /// The properties that keep changing after a drag.
  let scrolled: Set<String>
  let models: ObservedModels
  let standIns: StandIns
  /// The state of the sheet that presents the wrapper; nil if a body shows the wrapper.
  let sheetState: String?

  /// Returns whether a line reads or changes a variable of the coordinator.
  func isKept(_ name: String) -> Bool {
    (make + update + callbacks.flatMap(\.lines)).contains { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
  }

  /// Returns the properties that callbacks read and that the user may have changed before,
  /// according to the lines of the callbacks.
  func chosen(among properties: [String], typed: String?) -> [String] {
    let lines = tapped.flatMap(\.lines)
    return properties.filter { property in
      property != typed && moved[property] == nil && property != "isFirstResponder"
        && lines.contains { $0.hasSuffix(" = view.\(property)") }
    }
  }

  /// The callbacks that are called neither for typing nor for another change by the user.
  var tapped: [TranslatedCallback] {
    let called = Set(moved.values.joined())
    return callbacks.filter {
      $0.name != typing?.name && $0.observed == nil && !called.contains($0.name)
    }
  }

  /// Returns the callbacks that observe a property.
  func observers(of property: String) -> [String] {
    callbacks.filter { $0.observed == property }.map(\.name)
  }
}
