// swift-tools-version: 6.2
import Foundation
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
/// Most of that goes into loading code, so small code answers sooner than fast code. Modules with
/// long loops over events keep the optimizer's default. `bridgebook-bench` without a word, which
/// measures `recommend` and `search`, shows the difference.
let smallCode: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// For the simulator, whose machine calls itself through what a scenario makes it call, and for the
/// detectors.
///
/// A quarter of a simulation's time went into checking each access again. `bridgebook-bench
/// simulation` shows it, and `bridgebook-bench traces` what it is for detectors. Debug builds, and
/// so the tests, check.
let uncheckedAccess: [SwiftSetting] = [
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

/// Whether GCC's C++ library is installed as an archive too, as it is with every Debian compiler.
let hasCxxArchive: Bool = {
  let files = FileManager.default
  let root = "/usr/lib/gcc"
  let compilers = (try? files.contentsOfDirectory(atPath: root)) ?? []
  return compilers.contains { compiler in
    let versions = (try? files.contentsOfDirectory(atPath: "\(root)/\(compiler)")) ?? []
    return versions.contains { version in
      files.fileExists(atPath: "\(root)/\(compiler)/\(version)/libstdc++.a")
    }
  }
}()

/// On Linux the installed program brings Swift's library along, and the C++ library below it where
/// that is possible: it runs anywhere, and a question takes 8 % fewer instructions than with
/// symbols of the C++ library looked up at start.
///
/// It exports no symbols and links the unwinder statically, so that less is relocated and loaded at
/// each start.
let selfContained: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-Xlinker", "--no-export-dynamic", "-Xclang-linker", "-static-libgcc"]
      + (hasCxxArchive
        ? ["-use-ld=lld", "-L", "\(Context.packageDirectory)/Sources/bridgebook/StaticCxx"] : []),
    .when(platforms: [.linux], configuration: .release))
]

/// For modules in which tests spend their time: optimized in debug builds too, with every assertion
/// and check of access.
///
/// Without it an export takes ten times as long, and reading the book and a long trace five times;
/// the times of `OutputTests`, `BuiltInBookTests` and `LongReadingTests` show it.
let fastChecks: [SwiftSetting] = [
  .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
]

/// One Swift module of the house; `Tests/ArchitectureTests` holds the layers these lists must
/// respect.
func module(
  _ name: String, _ dependencies: [String], exclude: [String] = [], hasLongLoops: Bool = false,
  isFastInDebug: Bool = true, extra: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings + (hasLongLoops ? [] : smallCode) + (isFastInDebug ? fastChecks : [])
      + extra)
}

func tests(_ name: String, _ dependencies: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "bridgebook",
  // macOS 13 for the program: its standard library searches and replaces text, and its SQLite has
  // the STRICT tables that came with 3.37 (macOS 12.4). The others are for the recorder, which apps
  // link.
  platforms: [
    .macOS(.v13), .iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1),
  ],
  products: [
    .executable(name: "bridgebook", targets: ["bridgebook"]),
    .library(name: "BridgeRecorder", targets: ["BridgeRecorder"]),
  ],
  targets: [
    // On a Mac the system's own library is linked, whatever Homebrew has installed.
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CEmbedded"),
    // Without the unsafe flags of `module`, which would apply in the build of every app that links
    // the recorder. SwiftPM itself no longer refuses them in a dependency whose manifest has
    // tools-version 6.2 or newer, whatever the version of the app's (`PackageBuilder`, in the 6.3
    // and 6.4 toolchains).
    .target(name: "BridgeRecorder", swiftSettings: settings),
    .target(name: "CContentHash"),
    .target(name: "CSignal"),
    module("Platform", ["CSignal"], isFastInDebug: false),
    module("Bridgebook", ["CContentHash"], hasLongLoops: true, extra: uncheckedAccess),
    module("BookData", ["CEmbedded", "Bridgebook"], exclude: ["Knowledge"]),
    module(
      "BridgebookStore", ["CSQLite", "BookData", "Bridgebook", "Platform"]),
    module("BridgebookExport", ["Bridgebook"]),
    module(
      "BridgebookApp",
      ["Bridgebook", "BookData", "BridgebookStore", "BridgebookExport", "Platform"]),
    module(
      "BridgebookMCP",
      ["Bridgebook", "BridgebookExport", "BridgebookApp", "Platform"], isFastInDebug: false),
    module(
      "BridgebookCLI",
      [
        "Bridgebook", "BookData", "BridgebookStore", "BridgebookExport", "BridgebookApp",
        "BridgebookMCP", "Platform",
      ],
      exclude: ["Manual"], isFastInDebug: false),
    .executableTarget(
      name: "bridgebook", dependencies: ["BridgebookCLI"], exclude: ["StaticCxx"],
      swiftSettings: settings,
      linkerSettings: selfContained),
    .executableTarget(
      name: "bridgebook-bench", dependencies: ["CSQLite", "Bridgebook", "Platform"],
      path: "Tests/Benchmark", swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("ArchitectureTests", ["TestSupport"]),
    tests("BridgebookTests", ["Bridgebook", "BookData", "BridgebookExport", "TestSupport"]),
    tests(
      "BookDataTests",
      [
        "BookData", "BridgebookApp", "BridgebookExport", "Bridgebook",
        "TestSupport",
      ],
      exclude: ["Coverage"]),
    tests("PlatformTests", ["Platform"]),
    tests("BridgebookStoreTests", ["BridgebookStore", "BookData", "Bridgebook", "TestSupport"]),
    tests("BridgebookExportTests", ["BridgebookExport", "Bridgebook", "TestSupport"]),
    tests(
      "BridgebookCLITests",
      [
        "bridgebook", "BridgebookCLI", "BridgebookMCP", "BridgebookApp", "BridgebookExport",
        "BridgebookStore", "Bridgebook", "Platform", "TestSupport",
      ],
      exclude: [
        "Corpus", "Goldens", "Release-0.1.0", "own-texts.sh", "crowd.sh", "manual.sh",
        "completions.py", "corpus_rows.py", "fail_calls.c", "mcp_client.py", "screen.py",
        "terminal.py",
      ]),
    .executableTarget(
      name: "recorder-probe", dependencies: ["BridgeRecorder"], path: "Tests/RecorderProbe",
      swiftSettings: settings),
    tests(
      "BridgeRecorderTests",
      ["BridgeRecorder", "recorder-probe", "BookData", "Bridgebook"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// SwiftPM builds what a plug-in runs a second time, for the host, which doubles every build.
// Packages that depend on this one have it checked out below a folder of that name;
// BRIDGEBOOK_PLUGIN=1 declares the plug-in in a clone too.
if Context.packageDirectory.contains("/checkouts/")
  || Context.environment["BRIDGEBOOK_PLUGIN"] == "1"
{
  package.products.append(.plugin(name: "BridgebookPlugin", targets: ["BridgebookPlugin"]))
  package.targets.append(
    // Without a permission to write: whoever wants `check --fix` allows it on the command line.
    .plugin(
      name: "BridgebookPlugin",
      capability: .command(
        intent: .custom(
          verb: "bridgebook",
          description: "Checks wrappers in a package's sources, or runs any bridgebook command")),
      dependencies: ["bridgebook"], path: "Sources/BridgebookPlugin"))
}
