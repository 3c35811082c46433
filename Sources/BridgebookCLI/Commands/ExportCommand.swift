internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import Platform

/// `export`: writes the book and runs in other formats.
enum ExportCommand: Command {
  static let syntax = CommandSyntax(
    name: "export", arguments: "[SHEET [WORD…]]", argumentCount: 0...Int.max, nameCount: 1,
    flags: [
      FlagSyntax("output", letter: "o", value: "PATH", "write there; - is standard output"),
      FlagSyntax("force", "replace what is at that path"),
      FlagSyntax("as", value: "FORM", isName: true, "another form of the sheet"),
      FlagSyntax("approach", value: "APPROACH", isName: true, "only what concerns this bridge"),
      FlagSyntax("platform", value: "PLATFORM", "only what exists on this platform"),
      FlagSyntax(
        "target", value: "VERSION", "only what exists at this release, and what to use instead"),
      FlagSyntax("component", value: "CLASS", "everything about bridging this class"),
      FlagSyntax(
        "topic", value: "TOPIC", isName: true, "one topic, such as state or hosting"),
      FlagSyntax("brief", "one printed page"),
      FlagSyntax("full", "every entry with its code"),
      FlagSyntax(
        "escape-formulas", "with --as csv: put an apostrophe before texts a spreadsheet would run"),
      FlagSyntax("redact", "replace names, paths, addresses and process numbers in a report"),
    ],
    moreChoices: ["format": [SheetRequest.html]],
    summary: "write cheat sheets, reports and pictures",
    discussion: """
      Without arguments it lists the sheets. Markdown is CommonMark with GitHub's tables; the same
      store gives the same bytes. --format html makes one page for a browser, to read and to print.
      A path is written completely or not at all, and nothing is overwritten without --force. Its
      extension, such as .html, .csv or .dot, chooses the form if the sheet has it and neither --as
      nor --format is given. On a terminal, a page of text is wrapped, and a long one is shown in
      the pager.
      """,
    examples: [
      .init("bridgebook export", "the sheets with their options"),
      .init(
        "bridgebook export cheatsheet --brief", "bridges and the most serious gotchas, on one page"),
      .init(
        "bridgebook export cheatsheet --brief -o wall.html",
        "the same for a browser; prints on one sheet of A4"),
      .init(
        "bridgebook export cheatsheet --platform macos --target 13 -o bridges.md",
        "only what macOS 13 has, with what to use instead of the rest"),
      .init(
        "bridgebook export cheatsheet --full --format html -o bridges.html",
        "one page for a browser, to read, search and print"),
      .init("bridgebook export run map-wrapper/M2", "a report to paste into an issue"),
      .init("bridgebook export tree --as dot", "the decision tree for Graphviz"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    guard let name = run.arguments.arguments.first else { return list(run) }
    let shared = ["output", "force"]
    var options = syntax.flags.map(\.name)
      .filter { run.arguments.has($0) && !shared.contains($0) }
      .map { SheetOption($0, run.arguments.value($0)) }
    if let format = run.arguments.value("format"), format == SheetRequest.html {
      options.append(SheetOption("format", format))
    }
    if let sheet = sheet(named: String(name.prefix { $0 != "." })) {
      try refuseForeignForm(of: sheet, at: name)
      if let path = run.arguments.value("output"), run.arguments.value("format") == nil,
        run.arguments.value("as") == nil
      {
        try refuseForeignForm(of: sheet, at: path)
        if let option = sheet.option(forFile: path) { options.append(option) }
      }
    }
    let order = try SheetOrder(
      name, words: Array(run.arguments.arguments.dropFirst()), options: options)
    let isForced = run.arguments.has("force")
    switch (order.writing, ExportPlace(run.arguments.value("output"))) {
    case (.file(let write), .standardOutput):
      if run.format == .json { throw ExportError.jsonNeedsPath(sheet: name) }
      let request = try run.workspace.request(order)
      // On a terminal, a page of text is wrapped; other forms have lines that must not be broken.
      let screen = request.isText ? run.console.screen : nil
      var lines = WrappedLines(columns: screen?.columns)
      let output = ExportOutput { bytes in
        if screen == nil {
          run.console.write(bytes)
          if run.console.screen == nil { run.console.flush() }
        } else {
          run.console.write(lines.take(bytes))
        }
        if let failure = run.console.failure { throw failure }
      }
      do {
        let status = try write(request, output)
        try output.flush()
        run.console.write(lines.rest())
        if run.console.screen != nil, status == .done { adviseFile(run, for: request) }
        return status
      } catch let error as SystemError where error.isReaderGone {
        return .done
      }
    case (.file(let write), .path(let path)):
      let file = try ExportFile(path: path, replaces: isForced, in: run.workspace)
      let request = try run.workspace.request(order)
      let (status, bytes) = try file.write { try write(request, $0) }
      if status == .done { tell(run, of: name, at: path, bytes: bytes) }
      return status
    case (.folder, .standardOutput): throw ExportError.folderNeedsPath(sheet: name)
    case (.folder(let write), .path(let path)):
      let folder = try ExportFolder(path: path, replaces: isForced, in: run.workspace)
      let request = try run.workspace.request(order)
      let status = try folder.write { try write(request, $0) }
      if status == .done { tell(run, of: name, at: path, bytes: folder.byteCount) }
      return status
    }
  }

  private static func sheet(named name: String) -> SheetSyntax? {
    SheetTable.sheets.first { $0.syntax.name == name }?.syntax
  }

  /// File extensions that users expect but that no sheet supports.
  private static let foreignForms: Set<String> = [
    "doc", "docx", "gif", "jpeg", "jpg", "odt", "pdf", "png", "rtf", "xlsx",
  ]

  /// Refuses to write Markdown to a file whose extension names an unsupported form.
  private static func refuseForeignForm(of sheet: SheetSyntax, at path: String) throws {
    guard let dot = path.lastIndex(of: "."),
      foreignForms.contains(path[path.index(after: dot)...].lowercased())
    else { return }
    let page = sheet.hasHTML ? "\(path[..<dot]).\(SheetRequest.html)" : nil
    throw UsageError.unwritableForm(sheet: sheet.name, path: path, page: page)
  }

  /// Prints the command that writes the shown sheet to a file.
  private static func adviseFile(_ run: CommandRun, for request: SheetRequest) {
    run.console.finish()
    let isPage = request.syntax.hasHTML
    var words = [request.syntax.name] + request.words
    for option in request.options where !["as", "format"].contains(option.name) {
      words += ["--\(option.name)"] + (option.value.map { [$0] } ?? [])
    }
    let line = words.map(ShellWord.quoted).joined(separator: " ")
    let path = "\(request.syntax.name).\(isPage ? SheetRequest.html : request.fileExtension)"
    run.console.note(
      "bridgebook export \(line) -o \(path) writes it to a file"
        + (isPage ? ", a page for a browser and for print" : ""))
  }

  private static func tell(_ run: CommandRun, of sheet: String, at path: String, bytes: Int) {
    run.print(
      json: .object([
        ("schema", .string("bridgebook/export-1")), ("sheet", .string(sheet)),
        ("path", .string(path)), ("bytes", .integer(bytes)),
      ])
    ) { $0.line("\(path): \(bytes) bytes") }
  }

  private static func list(_ run: CommandRun) -> ExitStatus {
    let sheets = SheetTable.sheets.map { $0.syntax }
    run.print(
      json: .object([
        ("schema", .string("bridgebook/sheets-1")),
        ("sheets", .array(sheets.map(value(of:)))),
      ])
    ) { page in
      let usages = sheets.map { $0.arguments.isEmpty ? $0.name : $0.name + " " + $0.arguments }
      // Scripts split lines at the tab; on a terminal, the columns are aligned.
      let width = run.console.screen == nil ? nil : usages.map { TextWidth.of($0) }.max()
      // Printed first, because the rest of the list is longer than most terminals.
      if width != nil {
        page.line(("To print: ", .faint), (referenceWallLine, .accent))
        page.line()
      }
      for (sheet, usage) in zip(sheets, usages) {
        let options = sheet.shownOptions.joined(separator: " ")
        guard let width else {
          page.line((usage, .accent), ("\t\(sheet.summary)", .plain))
          if !options.isEmpty { page.line("\t" + options, .faint) }
          continue
        }
        page.line(
          (TextWidth.padded(usage, to: width + 2), .accent), (sheet.summary, .plain))
        let blanks = String(repeating: " ", count: width + 2)
        if !options.isEmpty { page.line(blanks + options, .faint) }
      }
    }
    return .done
  }

  /// The command line that writes the sheet for printing.
  private static let referenceWallLine = "bridgebook export cheatsheet --brief -o wall.html"

  private static func value(of sheet: SheetSyntax) -> JSONValue {
    .object([
      ("name", .string(sheet.name)), ("arguments", .string(sheet.arguments)),
      ("options", .strings(sheet.options)), ("forms", .strings(sheet.forms)),
      ("html", .bool(sheet.hasHTML)),
      ("summary", .string(sheet.summary)),
    ])
  }
}

/// The lines of a text that arrives in pieces, wrapped at the width of a terminal.
private struct WrappedLines {
  private let fitter: LineFitter?
  /// The beginning of a line whose end has not arrived.
  private var carried: [UInt8] = []

  /// - Parameter columns: the width of the terminal; nil for no wrapping.
  init(columns: Int?) {
    fitter = columns.map(LineFitter.init)
  }

  /// Returns the lines that are complete with these bytes.
  mutating func take(_ bytes: [UInt8]) -> String {
    carried += bytes
    guard let end = carried.lastIndex(of: 10) else { return "" }
    defer { carried.removeSubrange(...end) }
    return fitted(carried[...end])
  }

  /// Returns a last line that has no line feed.
  mutating func rest() -> String {
    defer { carried = [] }
    return fitted(carried[...])
  }

  private func fitted(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return fitter?.fitted(text) ?? text
  }
}
