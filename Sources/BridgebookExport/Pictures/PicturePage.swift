package import Bridgebook

/// A page for a browser with the picture of a run.
package enum PicturePage {
  /// Returns the page as one HTML document.
  ///
  /// - Parameters:
  ///   - svg: the picture, a complete SVG file.
  ///   - title: the beginning of the heading, which ends with the run's id.
  ///   - text: the contents of the picture as lines of text, for readers who cannot see it.
  package static func html(
    _ svg: String, title: String, of run: Run, text: [String] = []
  ) -> String {
    var page = SheetPage(.html)
    page.heading(1, [.plain(title + " "), .code(run.id)])
    page.paragraph([.plain(run.title)])
    page.picture(svg)
    if !text.isEmpty { page.foldedCode(text, under: "as text") }
    return page.text()
  }
}
