internal import Bridgebook
internal import BridgebookStore

/// A request for a sheet by name, validated against the sheet's syntax.
package struct SheetOrder {
  package let writing: SheetWriting
  fileprivate let syntax: SheetSyntax
  fileprivate let words: [String]
  fileprivate let options: [SheetOption]

  /// Finds the sheet by its name and validates the words and options.
  package init(
    _ name: String, words: [String], options: [SheetOption]
  ) throws(ExportError) {
    guard let sheet = SheetTable.sheets.first(where: { $0.syntax.name == name }) else {
      let names = SheetTable.sheets.map { $0.syntax.name }
      if let dot = name.lastIndex(of: "."),
        let sheet = IDPrefix.only(String(name[..<dot]), in: names)
      {
        throw .fileForSheet(name, sheet: sheet)
      }
      throw .unknownSheet(
        name,
        suggestion: IDPrefix.only(name, in: names) ?? Suggestion.nearest(to: name, in: names))
    }
    syntax = sheet.syntax
    writing = sheet.writing
    self.words = words
    self.options = options
    guard syntax.argumentCount.contains(words.count) else {
      throw .wrongWords(sheet: name, arguments: syntax.arguments, given: words.count)
    }
    let isPage = options.contains { $0.name == "format" && $0.value == SheetRequest.html }
    if isPage, !syntax.hasHTML {
      throw .noHTML(
        sheet: name, others: SheetTable.sheets.map { $0.syntax }.filter(\.hasHTML).map(\.name))
    }
    for option in options where !syntax.options.contains(option.name) && option.name != "format" {
      throw .optionNotTaken(sheet: name, option: option.name, taken: syntax.options)
    }
    let form = options.first { $0.name == "as" }?.value
    if let form, !syntax.forms.contains(form) {
      throw .unknownForm(
        sheet: name, form: form, known: syntax.forms,
        suggestion: Suggestion.nearest(to: form, in: syntax.forms))
    }
  }
}

extension Workspace {
  /// Returns the request that is passed to the sheet's writing.
  package func request(_ order: SheetOrder) throws -> SheetRequest {
    SheetRequest(
      syntax: order.syntax, words: order.words, options: order.options, store: try openStore(),
      note: note)
  }

  /// Returns the text of a sheet that is one file; empty if the options exclude everything.
  package func sheet(_ order: SheetOrder) throws -> String {
    guard case .file(let write) = order.writing else {
      throw ExportError.folderNeedsPath(sheet: order.syntax.name)
    }
    var bytes: [UInt8] = []
    let output = ExportOutput { bytes += $0 }
    _ = try write(request(order), output)
    try output.flush()
    return String(decoding: bytes, as: UTF8.self)
  }
}
