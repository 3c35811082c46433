// swift-tools-version: 6.2
import PackageDescription

/// Continuous integration sets this; a user's build is never failed by a newer compiler's warning.
let warningsAreErrors = Context.environment["BRIDGEBOOK_STRICT"] == "1"

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

/// For modules on the path of a question, which runs for a few milliseconds.
///
/// Most of that goes into loading code, so small code answers sooner than fast code. Modules with long loops over events
/// keep the optimizer's default.
let smallCode: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// One Swift module of the house; `Tests/ArchitectureTests` holds the layers these lists must respect.
func module(
  _ name: String, _ dependencies: [String], exclude: [String] = [], hasLongLoops: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings + (hasLongLoops ? [] : smallCode))
}

func tests(_ name: String, _ dependencies: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "bridgebook",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "bridgebook", targets: ["bridgebook"])
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "CEmbedded"),
    .target(name: "CContentHash"),
    module("BridgeModel", [], hasLongLoops: true),
    module("SQLiteAccess", ["CSQLite"]),
    module("EmbeddedFiles", ["CEmbedded"]),
    module("CommandSyntax", []),
    module("BridgeText", ["BridgeModel"], hasLongLoops: true),
    module("BridgeRules", ["BridgeModel"], hasLongLoops: true),
    module("BridgeTraces", ["CContentHash", "BridgeModel"], hasLongLoops: true),
    module("BridgeExport", ["BridgeModel"]),
    module("BridgeStore", ["SQLiteAccess", "EmbeddedFiles", "BridgeModel"]),
    module(
      "BuiltInKnowledge", ["EmbeddedFiles", "BridgeText", "BridgeModel"], exclude: ["Book"]),
    module(
      "BridgeCommands",
      [
        "BridgeModel", "SQLiteAccess", "EmbeddedFiles", "CommandSyntax", "BridgeText",
        "BridgeRules", "BridgeTraces", "BridgeExport", "BridgeStore", "BuiltInKnowledge",
      ]),
    .executableTarget(
      name: "bridgebook", dependencies: ["BridgeCommands"], swiftSettings: settings),
    .executableTarget(
      name: "bridgebook-bench", dependencies: ["CSQLite"], swiftSettings: settings),
    tests("SQLiteAccessTests", ["SQLiteAccess"]),
    tests("CommandSyntaxTests", ["CommandSyntax"]),
    tests(
      "BridgeStoreTests",
      ["BridgeStore", "SQLiteAccess", "EmbeddedFiles", "BuiltInKnowledge", "BridgeModel"]),
    tests("BridgeExportTests", ["BridgeExport"]),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("ArchitectureTests", ["TestSupport"]),
    tests(
      "BridgeRulesTests", ["BridgeRules", "BuiltInKnowledge", "BridgeModel", "TestSupport"]),
    tests("EmbeddedFilesTests", ["EmbeddedFiles", "BridgeText", "TestSupport"]),
    tests("BridgeTextTests", ["BridgeText", "BridgeModel", "TestSupport"]),
    tests(
      "BookTests", ["BuiltInKnowledge", "BridgeText", "BridgeModel", "TestSupport"],
      exclude: ["Coverage"]),
    tests(
      "CommandTests", ["bridgebook", "SQLiteAccess", "TestSupport"],
      exclude: ["Goldens", "race.sh", "kill.sh", "terminal.py"]),
    tests(
      "DiagnosisTests", ["BridgeTraces", "BridgeRules", "BuiltInKnowledge", "BridgeModel"]),
    tests(
      "BridgeTracesTests", ["BridgeTraces", "BridgeText", "BridgeModel", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
