internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// The book as a docset for documentation browsers.
enum DocsetSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "docset", summary: "a docset for Dash, Zeal and others: a folder named *.docset")

  static let writing = SheetWriting.folder { request, folder in
    let sources = Dictionary(
      try request.store.sources.all().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let all = try request.store.entries.all(EntryKind.allCases)
    let entries = EntryKind.allCases.flatMap { all[$0] ?? [] }
    let links = Dictionary(
      entries.map { ($0.id, DocsetPage.path(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let pages = "Contents/Resources/Documents/"
    try folder.file("Contents/Info.plist") { try $0.write(DocsetPage.propertyList) }
    try folder.file(pages + "style.css") { try $0.write(DocsetPage.styleSheet) }
    try folder.file(pages + "index.html") { try $0.write(DocsetPage.index(of: entries)) }
    try folder.database("Contents/Resources/docSet.dsidx") { connection in
      let index = try DocsetIndex(connection)
      for entry in entries {
        let page = DocsetPage(entry, sources: sources, links: links)
        try folder.file(pages + page.path) { try $0.write(page.html) }
        for place in page.places {
          try index.add(place.name, type: place.type, path: place.path)
        }
      }
      try index.finish()
    }
    return .done
  }
}
