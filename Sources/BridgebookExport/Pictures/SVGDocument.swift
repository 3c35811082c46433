package import Bridgebook

/// An SVG picture with selectable text, for light and dark backgrounds.
struct SVGDocument {
  private var body = ""

  /// Appends a box with round corners.
  ///
  /// - Parameter style: a class of the style sheet.
  mutating func box(x: Int, y: Int, width: Int, height: Int, style: String) {
    body +=
      "  <rect class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"3\"/>\n"
  }

  /// Appends a horizontal arrow, or a vertical line if both ends have the same `x`.
  ///
  /// - Parameters:
  ///   - isDashed: whether it is a return or a lifeline.
  ///   - sign: the sign at the arrow's end, `>` or `x`; empty for a line.
  mutating func line(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), isDashed: Bool, sign: String = ""
  ) {
    let dash = isDashed ? " stroke-dasharray=\"4 4\"" : ""
    body +=
      "  <line class=\"line\" x1=\"\(start.x)\" y1=\"\(start.y)\" x2=\"\(end.x)\" y2=\"\(end.y)\"\(dash)/>\n"
    guard !sign.isEmpty else { return }
    let back = end.x > start.x ? -6 : 6
    let points =
      sign == "x"
      ? "M\(end.x - 4) \(end.y - 4) l8 8 m0 -8 l-8 8"
      : "M\(end.x + back) \(end.y - 4) L\(end.x) \(end.y) L\(end.x + back) \(end.y + 4)"
    body += "  <path class=\"line\" fill=\"none\" d=\"\(points)\"/>\n"
  }

  /// Appends a line of text at its left end and baseline.
  ///
  /// - Parameter hint: the tooltip.
  mutating func text(_ text: String, x: Int, y: Int, style: String, hint: String = "") {
    guard !text.isEmpty else { return }
    let title = hint.isEmpty ? "" : "<title>\(SVGDocument.escaped(hint))</title>"
    body +=
      "  <text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(title)\(SVGDocument.escaped(text))</text>\n"
  }

  /// Returns the complete file.
  func file(width: Int, height: Int, title: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <title>\(SVGDocument.escaped(title))</title>
      <style>
    \(SVGDocument.styles)
      </style>
      <rect class="ground" x="0" y="0" width="\(width)" height="\(height)"/>
    \(body)</svg>

    """
  }

  /// Escapes characters that are special to XML or a terminal.
  private static func escaped(_ text: String) -> String {
    DisplayWidth.escaped(text)
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private static let styles: String = {
    let shared =
      "    text { font: 12px ui-monospace, Menlo, Consolas, \"DejaVu Sans Mono\", monospace; white-space: pre }\n"
      + "    .strong { font-weight: bold; font-size: 13px }\n"
      + "    .line { stroke: #6b7280; stroke-width: 1.5 }"
    return [shared, rules(light, indent: "    "), "    @media (prefers-color-scheme: dark) {"]
      .joined(separator: "\n") + "\n" + rules(dark, indent: "      ") + "\n    }"
  }()

  private static func rules(_ colors: [(name: String, fill: String)], indent: String) -> String {
    colors.map { "\(indent).\($0.name) { fill: \($0.fill) }" }.joined(separator: "\n")
  }

  /// The colors of the style sheet; the contrast between text and its background is at least 7:1.
  private static let light: [(name: String, fill: String)] = [
    ("ground", "#ffffff"), ("stripe", "#f3f4f6"), ("strong", "#111827"), ("plain", "#111827"),
    ("faint", "#4b5563"), ("input", "#fde68a"), ("queue", "#ddd6fe"), ("view", "#bfdbfe"),
    ("update", "#a7f3d0"), ("platform", "#fed7aa"), ("state", "#e5e7eb"), ("message", "#fecaca"),
    ("note", "#e5e7eb"), ("finding", "#dc2626"),
  ]
  private static let dark: [(name: String, fill: String)] = [
    ("ground", "#0d1117"), ("stripe", "#161b22"), ("strong", "#f9fafb"), ("plain", "#f9fafb"),
    ("faint", "#b6bec9"), ("input", "#57430a"), ("queue", "#3b2a6b"), ("view", "#123a6b"),
    ("update", "#0b4a37"), ("platform", "#5f3310"), ("state", "#374151"), ("message", "#6b1d1d"),
    ("note", "#374151"), ("finding", "#f87171"),
  ]
}

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
