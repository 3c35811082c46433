/// A wrapper translated to a scenario, as far as its source allows.
package struct WrapperScenario: Sendable {
  /// The name of the wrapper.
  package let name: String
  /// The line of its declaration.
  package let line: Int
  /// The bytes of the file that belong to the wrapper and its coordinator.
  package var ranges: [Range<Int32>] = []
  /// The text of the scenario; nil if too little of the wrapper can be translated.
  package let text: String?
  /// The parts that were left out, or the reason why nothing could be translated.
  package let omissions: [String]
  /// The omitted parts that have effects of their own, such as `setRegion in line 12`; if there are
  /// any, a run without findings proves nothing.
  package let undecided: [String]
  /// The scenario with other values for the names that represent conditions unknown to the model; a
  /// finding that is missing from any of them depends on a condition.
  package let alternatives: [Alternative]

  /// The scenario under another condition.
  package struct Alternative: Sendable {
    /// The line of the condition; nil if all conditions have other values.
    package let line: Int?
    package let text: String
  }

  /// Translates all wrappers of a file, in source order.
  ///
  /// - Parameters:
  ///   - folder: The files that may declare parts of the wrappers.
  ///   - library: The classes that a scenario need not declare.
  package static func all(
    in tree: SwiftTree, path: String, settings: SetterTable,
    folder: SourceFolder = SourceFolder(), library: PlatformLibrary = PlatformLibrary()
  ) -> [WrapperScenario] {
    let context = SourceContext(
      tree, settings: settings, folder: folder,
      joined: SourceJoin(tree, path: path, in: folder).trees)
    return context.bridges.map { run in
      var writer = WrapperScenarioWriter(run, context, library)
      let (text, alternatives) = writer.scenario(path: path)
      return WrapperScenario(
        name: run.bridge.type.name, line: run.bridge.declaration(in: tree)?.line ?? 1,
        ranges: run.bridge.declarations.filter { $0.tree === tree }.map(\.range), text: text,
        omissions: writer.translator.leftOut.texts,
        undecided: writer.translator.leftOut.undecided, alternatives: alternatives)
    }
  }

  /// Returns the wrapper without a scenario, with the reason.
  package func refused(_ reason: String) -> WrapperScenario {
    WrapperScenario(
      name: name, line: line, ranges: ranges, text: nil, omissions: [reason] + omissions,
      undecided: undecided,
      alternatives: [])
  }
}
