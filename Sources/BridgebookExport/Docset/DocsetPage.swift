package import Bridgebook

/// An entry in the index of a docset.
package struct DocsetPlace: Equatable, Sendable {
  package let name: String
  /// One of the types that documentation browsers support.
  package let type: String
  /// The page and anchor, relative to the folder of pages.
  package let path: String
}

/// An entry as a page of a docset.
package struct DocsetPage {
  /// The path of the page, relative to the folder of pages.
  package let path: String
  package let html: String
  package let places: [DocsetPlace]

  /// - Parameter links: the paths of the entries that the page may link to, by id.
  package init(_ entry: Entry, sources: [String: Source], links: [String: String]) {
    path = DocsetPage.path(of: entry)
    var places = [
      DocsetPlace(
        name: entry.id == entry.title ? entry.id : "\(entry.id): \(entry.title)",
        type: DocsetPage.type(of: entry.kind), path: path + "#top")
    ]
    let cited = entry.sources.compactMap { sources[$0] }
    let numbers = Dictionary(
      cited.enumerated().map { ($0.element.id, $0.offset + 1) },
      uniquingKeysWith: { first, _ in first })
    var body = "<h1 id=\"top\">\(HTMLText.escaped(entry.title))</h1>\n"
    body += "<p><code>\(HTMLText.escaped(entry.id))</code> \(entry.kind.rawValue)</p>\n<table>\n"
    for row in EntryDossier(entry: entry).frontMatter {
      body +=
        "<tr><th>\(HTMLText.escaped(row.label))</th><td>\(HTMLText.escaped(row.text))</td></tr>\n"
    }
    body += "</table>\n"
    for (index, section) in entry.sections.enumerated() where section.heading != "Grounds" {
      let anchor = "section-\(index)"
      body += "<h2 id=\"\(anchor)\">\(HTMLText.escaped(section.heading))</h2>\n"
      body += SectionBlock.blocks(of: section.markdown)
        .map { DocsetPage.html(of: $0, numbers) }.joined()
      places.append(
        DocsetPlace(
          name: "\(entry.id) – \(section.heading)", type: "Section", path: "\(path)#\(anchor)"))
    }
    if case .claim(let facts) = entry.details {
      body += "<h2>Grounds</h2>\n<ul>\n"
      for ground in facts.grounds {
        body += "<li>\(ground.side.rawValue) (\(ground.kind.rawValue), "
        body +=
          "\(HTMLText.escaped(ground.place))): \(HTMLText.rich(ground.text, numbers: numbers))</li>\n"
      }
      body += "</ul>\n"
    }
    let targets = entry.links.compactMap { id in links[id].map { (id, $0) } }
    if !targets.isEmpty { body += "<h2>See also</h2>\n<ul>\n" }
    for (id, target) in targets {
      body += "<li><a href=\"../\(target)\">\(HTMLText.escaped(id))</a></li>\n"
    }
    if !targets.isEmpty { body += "</ul>\n" }
    body += DocsetPage.list(of: cited)
    html = DocsetPage.page(title: entry.title, body: body, root: "../")
    self.places = places
  }

  /// Returns the start page of the docset.
  package static func index(of entries: [Entry]) -> String {
    var body = "<h1>bridgebook</h1>\n<p>Bridging SwiftUI with UIKit and AppKit.</p>\n"
    for kind in EntryKind.allCases {
      let own = entries.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      body += "<h2>\(kind.plural)</h2>\n<ul>\n"
      for entry in own {
        let title = entry.title + (entry.own.map { " (\($0.words))" } ?? "")
        body +=
          "<li><a href=\"\(path(of: entry))\">\(HTMLText.escaped(entry.id))</a> \(HTMLText.escaped(title))</li>\n"
      }
      body += "</ul>\n"
    }
    return page(title: "bridgebook", body: body, root: "")
  }

  /// Returns the path of an entry's page.
  package static func path(of entry: Entry) -> String { "\(entry.kind.plural)/\(entry.id).html" }

  /// The `Info.plist` of the docset.
  package static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key><string>bridgebook</string>
      <key>CFBundleName</key><string>bridgebook</string>
      <key>DocSetPlatformFamily</key><string>bridgebook</string>
      <key>isDashDocset</key><true/>
      <key>dashIndexFilePath</key><string>index.html</string>
    </dict>
    </plist>

    """

  /// The style sheet, for light and dark backgrounds.
  package static let styleSheet = """
    :root { color-scheme: light dark; }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 46em; margin: 2em auto; padding: 0 1em; }
    pre { overflow-x: auto; padding: 0.8em; background: rgba(128, 128, 128, 0.15); }
    code { font-family: ui-monospace, Menlo, monospace; font-size: 0.9em; }
    table { border-collapse: collapse; }
    th, td { text-align: left; vertical-align: top; padding: 0.2em 0.8em 0.2em 0; }

    """

  private static func type(of kind: EntryKind) -> String {
    switch kind {
    case .pattern: "Guide"
    case .gotcha: "Error"
    case .component: "Class"
    case .claim: "Statement"
    case .availability: "Property"
    case .message: "Error"
    case .scenario: "Sample"
    case .task: "Guide"
    }
  }

  private static func html(of block: SectionBlock, _ numbers: [String: Int]) -> String {
    let rich = { (text: String) in HTMLText.rich(text, numbers: numbers) }
    switch block {
    case .paragraph(let text): return "<p>\(rich(text))</p>\n"
    case .list(let items, let isOrdered):
      let tag = isOrdered ? "ol" : "ul"
      return "<\(tag)>\n" + items.map { "<li>\(rich($0))</li>\n" }.joined()
        + "</\(tag)>\n"
    case .table(let header, let rows):
      let cells = { (tag: String, row: [String]) in
        "<tr>" + row.map { "<\(tag)>\(rich($0))</\(tag)>" }.joined() + "</tr>\n"
      }
      return "<table>\n" + cells("th", header) + rows.map { cells("td", $0) }.joined()
        + "</table>\n"
    case .code(let lines, _): return HTMLText.code(lines)
    }
  }

  private static func list(of sources: [Source]) -> String {
    guard !sources.isEmpty else { return "" }
    var html = "<h2>Sources</h2>\n<ol>\n"
    for source in sources {
      let title = HTMLText.escaped(source.title)
      let isWeb = source.url.map { $0.hasPrefix("https://") || $0.hasPrefix("http://") } ?? false
      let link = isWeb ? "<a href=\"\(HTMLText.escaped(source.url ?? ""))\">\(title)</a>" : title
      html += "<li id=\"source-\(HTMLText.escaped(source.id))\">\(link)</li>\n"
    }
    return html + "</ol>\n"
  }

  private static func page(title: String, body: String, root: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>\(HTMLText.escaped(title))</title>
    <link rel="stylesheet" href="\(root)style.css">
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }
}
