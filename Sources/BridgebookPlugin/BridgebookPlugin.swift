import Foundation
import PackagePlugin

/// The command plug-in `swift package bridgebook`, which runs the program on a package that depends
/// on this one.
///
/// SwiftPM's sandbox lets a plug-in write only to its own folder, so the default store is kept
/// there.
@main
struct BridgebookPlugin: CommandPlugin {
  /// The error that the plug-in throws after the program failed; the program has already printed
  /// the cause.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The options of `check` without a value; any other option takes the next word as its value.
  private static let flags: Set = [
    "--escape-formulas", "--fix", "--help", "--ledger", "--no-pager", "--possible", "--quiet",
    "--record", "--scenario", "--simulate", "--version", "-V", "-h",
  ]

  /// Returns whether the arguments of `check` name no files, so that the whole package is checked.
  private static func namesNoFiles(_ arguments: some Sequence<String>) -> Bool {
    var isValue = false
    for word in arguments {
      if isValue {
        isValue = false
      } else if word == "-" || !word.hasPrefix("-") {
        return false
      } else if word != "--" {
        isValue = !flags.contains(word) && !word.contains("=")
      }
    }
    return true
  }

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var words = arguments.isEmpty ? ["check"] : arguments
    if words[0] == "check", BridgebookPlugin.namesNoFiles(words.dropFirst()) { words.append(".") }
    let namesStore = words.contains { $0 == "--store" || $0.hasPrefix("--store=") }
    let store = context.pluginWorkDirectoryURL.appending(path: "book.sqlite")
    let program = Process()
    program.executableURL = try context.tool(named: "bridgebook").url
    program.currentDirectoryURL = context.package.directoryURL
    program.arguments = (namesStore ? [] : ["--store", store.path(percentEncoded: false)]) + words
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
