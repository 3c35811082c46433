internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// The whole store as JSON, from which `import` can recreate it.
enum BookSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "book", options: ["as"], forms: ["json", "jsonl"],
    summary: "everything in the store as one JSON document or as JSON Lines; import takes it back")

  static let writing = SheetWriting.file { request, output in
    let isLines = request.form == "jsonl"
    let migrations = JSONValue.strings(try BookCopy(request.store).migrationIDs()).line
    let head = "{\"schema\":\"\(BookCopy.schema)\",\"migrations\":\(migrations)"
    try output.write(isLines ? head + "}\n" : head + ",\n\"tables\":[")
    var failure: (any Error)?
    func write(_ text: String) {
      guard failure == nil else { return }
      do { try output.write(text) } catch { failure = error }
    }
    var table = ""
    var isFirstTable = true
    var isFirstRow = true
    try BookCopy(request.store).write(
      table: { name in
        table = JSONValue.string(name).line
        guard !isLines else { return }
        write(isFirstTable ? "\n" : "\n]},\n")
        write("{\"name\":\(table),\"rows\":[")
        isFirstTable = false
        isFirstRow = true
      },
      row: { row in
        let row = JSONText.escaped(row)
        if isLines {
          write("{\"table\":\(table),\"row\":\(row)}\n")
        } else {
          write(isFirstRow ? "\n" : ",\n")
          write(row)
          isFirstRow = false
        }
        return failure == nil
      })
    if let failure { throw failure }
    if !isLines { try output.write((isFirstTable ? "" : "\n]}") + "\n]}\n") }
    return .done
  }
}
