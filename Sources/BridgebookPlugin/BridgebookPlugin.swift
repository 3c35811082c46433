import Foundation
import PackagePlugin

/// `swift package bridgebook …`: runs the program on a package that depends on this one.
///
/// SwiftPM runs plug-ins in a sandbox that writes nothing outside of the plug-in's own folder, so the store stands there.
@main
struct BridgebookPlugin: CommandPlugin {
  /// What a plug-in says when the program failed; the program has said the rest.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What runs where no words are given: the check of the package's own sources.
  private static let usual = ["check", "."]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let words = arguments.isEmpty ? BridgebookPlugin.usual : arguments
    let namesStore = words.contains { $0 == "--store" || $0.hasPrefix("--store=") }
    let store = context.pluginWorkDirectoryURL.appending(path: "book.sqlite")
    let program = Process()
    program.executableURL = try context.tool(named: "bridgebook").url
    program.currentDirectoryURL = context.package.directoryURL
    program.arguments = (namesStore ? [] : ["--store", store.path()]) + words
    try program.run()
    program.waitUntilExit()
    guard program.terminationReason == .exit, program.terminationStatus == 0 else {
      throw Failure(
        description: program.terminationReason == .exit
          ? "bridgebook \(words[0]) ended with status \(program.terminationStatus)"
          : "bridgebook \(words[0]) was ended by signal \(program.terminationStatus)")
    }
  }
}
