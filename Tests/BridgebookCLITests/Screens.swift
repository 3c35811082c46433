import Foundation

/// Runs the built program on a terminal, by `screen.py`.
enum Screens {
  /// The contents of the terminal after a command.
  struct Screen: Decodable {
    let status: Int32
    let lines: [String]
    let raw: String
  }

  /// A console with one finding: a write that a setter provoked during an update.
  static let console = """
    Begin updateUIView 52.5
    Begin didChange 52.4
    [SwiftUI] Modifying state during view update, this will cause undefined behavior.
    End didChange
    End updateUIView

    """

  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("screen.py").path

  /// Returns the contents of the terminals after these commands.
  ///
  /// - Parameter options: options of `screen.py` and variables of the environment.
  static func after(
    _ commands: [[String]], columns: Int = 80, rows: Int = 24, _ options: [String] = ["PAGER=cat"],
    store: String = SharedStore.path, in folder: TemporaryFolder
  ) throws -> [Screen] {
    let lines = try commands.map { words in
      let line = [Program.path, "--store", store] + words
      return String(decoding: try JSONEncoder().encode(line), as: UTF8.self)
    }
    try folder.write(lines.joined(separator: "\n"), to: "commands.txt")
    let words = ["python3", script, "\(columns)", "\(rows)"] + options
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let output = try Program.shell("\(quoted) < commands.txt", in: folder.path)
    return try JSONDecoder().decode([Screen].self, from: output.bytes)
  }
}
