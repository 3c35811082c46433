/// The parts of a wrapper from which its scenario is written.
struct WrapperParts {
  let name: String
  let view: String
  let values: [WrapperInput]
  let closures: [WrapperInput]
  let make: [String]
  let update: [String]
  let callbacks: [TranslatedCallback]
  /// The callback that reports typing, if the view is one for text.
  let typing: TranslatedCallback?
  /// The callbacks that a change of a property by the user calls, by property.
  let moved: [String: [String]]
  /// The models of the app, and what stands for conditions that the model does not know.
  let models: ObservedModels
  let standIns: StandIns

  /// Whether a line reads or changes a variable of the coordinator.
  func isKept(_ name: String) -> Bool {
    (make + update + callbacks.flatMap(\.lines)).contains { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
  }

  /// The properties that callbacks read and that a person may have changed before, by the lines
  /// of the callbacks that read them.
  func chosen(among properties: [String], typed: String?) -> [String] {
    let lines = tapped.flatMap(\.lines)
    return properties.filter { property in
      property != typed && moved[property] == nil && property != "isFirstResponder"
        && lines.contains { $0.hasSuffix(" = view.\(property)") }
    }
  }

  /// The callbacks that neither typing nor another change by the user calls.
  var tapped: [TranslatedCallback] {
    let called = Set(moved.values.joined())
    return callbacks.filter {
      $0.name != typing?.name && $0.observed == nil && !called.contains($0.name)
    }
  }

  /// The callbacks that observe a property.
  func observers(of property: String) -> [String] {
    callbacks.filter { $0.observed == property }.map(\.name)
  }
}
