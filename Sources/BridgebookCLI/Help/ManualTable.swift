internal import BookData
internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookMCP
internal import BridgebookStore

/// A table of the manual that is generated from a table in the program, so that it is never out of
/// date.
struct ManualTable: Sendable {
  /// The id by which a topic refers to the table.
  let id: String
  /// The table as Markdown, with a line feed at the end.
  var markdown: String { make() }
  private let make: @Sendable () -> String

  private init(_ id: String, _ make: @escaping @Sendable () -> String) {
    self.id = id
    self.make = make
  }

  /// The line that ends a generated table.
  static let end = "<!-- end of table -->"

  /// Returns the table that begins at a line; nil if none does.
  static func beginning(at line: Substring) -> ManualTable? {
    all.first { line == $0.beginning }
  }

  /// The line that begins the table.
  var beginning: String { "<!-- table: \(id) -->" }

  /// All tables, sorted by id.
  static let all: [ManualTable] = [
    ManualTable("callbacks") { known(callbacks) },
    ManualTable("checks") { names(HealthCheck.all.map(\.id)) },
    ManualTable("declarations") { table(of: ScenarioGrammar.declarations, as: "declaration") },
    ManualTable("entry-forms", entryForms),
    ManualTable("figures", figures),
    ManualTable("formats", formats),
    ManualTable("functions") { table(of: ScenarioGrammar.functions, as: "function") },
    ManualTable("kinds") { names(Skeleton.table.map(\.kind)) },
    ManualTable("members", members),
    ManualTable("operators") { table(of: ScenarioGrammar.operators, as: "operators") },
    ManualTable("options") {
      table(
        ["option", "of", "sets"],
        ScenarioOption.table.map { option in
          [code(option.form), option.ownerNames.joined(separator: ", "), option.meaning]
        })
    },
    ManualTable("parameters", parameters),
    ManualTable("printed") { known(FactTable.facts) },
    ManualTable("printed-totals") { known(FactTable.totals) },
    ManualTable("property-rules") { table(of: ScenarioGrammar.propertyRules, as: "rule") },
    ManualTable("sheets", sheets),
    ManualTable("statements") { table(of: ScenarioGrammar.statements, as: "statement") },
    ManualTable("steps") { table(of: ScenarioGrammar.steps, as: "step") },
    ManualTable("tools") {
      table(["tool", "it does"], AgentToolTable.summaries.map { ["`\($0.name)`", $0.summary] })
    },
    ManualTable("variant-parts") { table(of: ScenarioGrammar.variantParts, as: "part") },
    ManualTable("views", views),
  ]

  private static func callbacks() throws(TextDiagnostic) -> String {
    table(
      ["caller", "calls"],
      CallbackTable.rows(try BuiltInScenarios.load().library).map { row in
        [row.caller, row.callbacks.map(code).joined(separator: ", ")]
      })
  }

  private static func entryForms() -> String {
    table(
      ["kind", "has"],
      EntryKind.allCases.compactMap { kind in
        EntryForm.form(for: kind).map { form in
          [
            "`\(kind.rawValue)`",
            "keys \(form.required.joined(separator: ", ")); "
              + "optional keys \(form.optional.joined(separator: ", ")); "
              + "headings, in this order: \(form.headings.joined(separator: ", "))",
          ]
        }
      })
  }

  private static func figures() -> String {
    table(
      ["figure", "counts", "of one type"],
      RunFigures.Figure.allCases.map { figure in
        [
          code(figure.rawValue), figure.meaning,
          figure.isPerType ? code("\(figure.rawValue).TYPE") : "-",
        ]
      })
  }

  private static func formats() -> String {
    table(
      ["format", "is", "lacks"],
      FormatRegistry.formats.map { format in
        let lacks = format.lacks.map { $0.rawValue.replacing("-", with: " ") }
          .joined(separator: ", ")
        return ["`\(format.id)`", format.title, lacks.isEmpty ? "nothing" : lacks]
      })
  }

  private static func members() -> String {
    table(
      ["member", "meaning, and where it is allowed"],
      ScenarioGrammar.members.map { member in
        [
          code(member.row.form),
          "\(member.row.meaning) (\(member.owners.joined(separator: ", ")))",
        ]
      })
  }

  private static func parameters() -> String {
    table(
      ["parameter", "values", "decides"],
      ModelParameter.table.map { parameter in
        let values = parameter.choices.isEmpty ? ["a whole number"] : parameter.choices
        let marked = values.map { $0 == parameter.defaultValue ? "\($0) (default)" : $0 }
        let isMarked = parameter.choices.contains(parameter.defaultValue)
        return [
          "`\(parameter.name)`",
          marked.joined(separator: ", ") + (isMarked ? "" : " (default \(parameter.defaultValue))"),
          parameter.meaning,
        ]
      })
  }

  private static func sheets() -> String {
    table(
      ["sheet", "is"],
      SheetTable.sheets.map { sheet in
        let syntax = sheet.syntax
        let options = syntax.shownOptions
        return [
          code(syntax.arguments.isEmpty ? syntax.name : "\(syntax.name) \(syntax.arguments)"),
          syntax.summary
            + (options.isEmpty ? "" : "; takes \(code(options.joined(separator: " ")))"),
        ]
      })
  }

  private static func views() -> String {
    DocumentedView.all.map { view in
      "### \(view.name)\n\n\(view.summary)\n\n"
        + table(["column", "is"], view.columns.map { ["`\($0.name)`", $0.summary] })
    }.joined(separator: "\n")
  }

  private static func table(of rows: [GrammarRow], as title: String) -> String {
    table([title, "it does"], rows.map { [code($0.form), $0.meaning] })
  }

  /// Formats names as inline code, wrapped like prose.
  private static func names(_ names: [String]) -> String {
    var lines = [""]
    for name in names {
      let word = lines.last == "" ? code(name) : " " + code(name)
      if (lines.last?.count ?? 0) + word.count <= 96 {
        lines[lines.count - 1] += word
      } else {
        lines.append(code(name))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func code(_ text: String) -> String { "`\(text)`" }

  /// Returns a table of the built-in book, or the diagnostic if the book is damaged.
  private static func known(_ make: () throws(TextDiagnostic) -> String) -> String {
    do { return try make() } catch { return "\(error)\n" }
  }

  /// Formats a Markdown table for GitHub, where bars in cells are escaped even in code.
  static func table(_ header: [String], _ rows: [[String]]) -> String {
    let lines = [header] + [header.map { _ in "---" }] + rows
    return lines.map { line in
      "| " + line.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }
}
