/// One module of the house: what it may import, and in which layer it stands.
struct Layer {
  let number: Int
  let module: String
  let mayImport: [String]

  static let swiftModules = table.filter { $0.number > 0 }.map(\.module)

  /// A module may import only modules of lower layers, and of those only the ones listed here.
  static let table: [Layer] = [
    Layer(number: 0, module: "CSQLite", mayImport: []),
    Layer(number: 0, module: "CEmbedded", mayImport: []),
    Layer(number: 0, module: "BridgeRecorder", mayImport: []),
    Layer(number: 0, module: "CContentHash", mayImport: []),
    Layer(number: 1, module: "BridgeModel", mayImport: []),
    Layer(number: 1, module: "SQLiteAccess", mayImport: ["CSQLite"]),
    Layer(number: 1, module: "EmbeddedFiles", mayImport: ["CEmbedded"]),
    Layer(number: 1, module: "CommandSyntax", mayImport: []),
    Layer(number: 2, module: "BridgeText", mayImport: ["BridgeModel"]),
    Layer(number: 2, module: "BridgeRules", mayImport: ["BridgeModel"]),
    Layer(number: 2, module: "BridgeTraces", mayImport: ["CContentHash", "BridgeModel"]),
    Layer(number: 2, module: "BridgeSimulator", mayImport: ["BridgeModel"]),
    Layer(number: 2, module: "BridgeExport", mayImport: ["BridgeModel"]),
    Layer(
      number: 3, module: "BridgeStore",
      mayImport: ["SQLiteAccess", "EmbeddedFiles", "BridgeModel"]),
    Layer(
      number: 3, module: "BuiltInKnowledge",
      mayImport: ["EmbeddedFiles", "BridgeText", "BridgeModel"]),
    Layer(
      number: 4, module: "BridgeCommands",
      mayImport: [
        "BridgeModel", "SQLiteAccess", "EmbeddedFiles", "CommandSyntax", "BridgeText",
        "BridgeRules", "BridgeTraces", "BridgeSimulator", "BridgeExport", "BridgeStore",
        "BuiltInKnowledge",
      ]),
    Layer(number: 5, module: "bridgebook", mayImport: ["BridgeCommands"]),
    Layer(
      number: 5, module: "bridgebook-bench",
      mayImport: ["CSQLite", "BridgeModel", "BridgeText", "BridgeSimulator"]),
  ]

  /// The C library under its name on each system; it has its own folder where a module needs it.
  static let systemLibraries: Set<String> = ["Darwin", "Glibc", "Musl"]

  static func mayImportSystem(_ path: String) -> Bool {
    path.hasPrefix("Sources/BridgeCommands/System/")
      || path.hasPrefix("Sources/bridgebook-bench/") || mayImportDispatch(path)
  }

  /// The recorder writes on a queue of its own, since it may not keep the app waiting.
  static func mayImportDispatch(_ path: String) -> Bool {
    path.hasPrefix("Sources/BridgeRecorder/System/")
  }
}
