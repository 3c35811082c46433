internal import Bridgebook

/// Formats the manual page from the tables of commands and flags, with the man macros of roff.
package struct ManualPage {
  /// An additional section, whose rows each have a term and its meaning.
  package struct Part: Sendable {
    package let title: String
    package let rows: [(String, String)]

    package init(_ title: String, _ rows: [(String, String)]) {
      self.title = title
      self.rows = rows
    }
  }

  private let program: String
  private let purpose: String
  private let version: String
  private let date: String
  private let commands: [CommandSyntax]
  private let globalFlags: [FlagSyntax]

  package init(
    program: String, purpose: String, version: String, date: String, commands: [CommandSyntax],
    globalFlags: [FlagSyntax]
  ) {
    self.program = program
    self.purpose = purpose
    self.version = version
    self.date = date
    self.commands = commands
    self.globalFlags = globalFlags
  }

  /// Returns the text of the page.
  package func text(parts: [Part]) -> String {
    var page = """
      .TH \(program.uppercased()) 1 "\(date)" "\(program) \(version)" "User Commands"
      .SH NAME
      \(program) \\- \(ManualPage.escaped(purpose))
      .SH SYNOPSIS
      .B \(program)
      .RI [ options ]
      .I command
      .RI [ argument " ...]"
      .SH OPTIONS

      """
    for flag in globalFlags { page += ManualPage.item(flag) }
    page += ".SH COMMANDS\n"
    for command in commands { page += section(of: command) }
    for part in parts {
      page += ".SH \(part.title.uppercased())\n"
      for (word, meaning) in part.rows { page += ManualPage.item(word, meaning) }
    }
    return page
  }

  private func section(of command: CommandSyntax) -> String {
    let usage = command.arguments.isEmpty ? command.name : "\(command.name) \(command.arguments)"
    var text = ".SS \"\(ManualPage.quoted(usage))\"\n"
    for (index, paragraph) in command.discussion.split(separator: "\n\n").enumerated() {
      if index > 0 { text += ".PP\n" }
      // Words aligned in columns keep their line breaks.
      let isTable = paragraph.contains("   ")
      text += (isTable ? ".nf\n" : "") + ManualPage.prose(String(paragraph))
      text += isTable ? ".fi\n" : ""
    }
    for flag in command.flags { text += ManualPage.item(flag) }
    text += ".PP\nExamples:\n"
    for example in command.examples {
      text += ManualPage.item(example.line, example.explanation)
    }
    return text
  }

  private static func item(_ flag: FlagSyntax) -> String {
    let value = flag.value.map { " " + $0 } ?? ""
    let choices = flag.choices.isEmpty ? "" : " (\(flag.choices.joined(separator: ", ")))"
    let letter = flag.letter.map { ", -\($0)" } ?? ""
    return item("--\(flag.name)\(letter)\(value)", flag.summary + choices)
  }

  private static func item(_ word: String, _ meaning: String) -> String {
    ".TP\n.B \"\(quoted(word))\"\n" + prose(meaning)
  }

  /// Escapes lines of text, so that none is read as a roff request.
  private static func prose(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      let safe = escaped(String(line))
      return (safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" : "") + safe + "\n"
    }.joined()
  }

  /// Escapes text for a quoted argument of a macro.
  private static func quoted(_ text: String) -> String {
    escaped(text).replacing("\"", with: "\\(dq")
  }

  /// Escapes text for roff: minus signs stay as typed, and characters beyond ASCII are written as
  /// code points.
  private static func escaped(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": safe += "\\e"
      case "-": safe += "\\-"
      case "`": safe += "\\(ga"
      case "'": safe += "\\(aq"
      case "^": safe += "\\(ha"
      case "~": safe += "\\(ti"
      case "…": safe += "..."
      case _ where scalar.isASCII: safe.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        safe += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return safe
  }
}
