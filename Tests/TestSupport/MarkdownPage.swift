/// A page of documentation with its fenced blocks, which tests run.
package struct MarkdownPage: CustomStringConvertible, Sendable {
  /// A fenced block of code.
  package struct Block: Sendable {
    /// The text after the opening fence.
    package let info: String
    /// The lines in the block, each ended by a line feed.
    package let text: String
    /// The line number of the opening fence, counting from 1.
    package let line: Int
  }

  /// The path relative to the root of the repository.
  package let path: String
  package let blocks: [Block]
  package var description: String { path }

  /// Reads a file of the repository.
  package init(_ path: String) {
    self.path = path
    var blocks: [Block] = []
    var open: (fence: Substring, info: String, line: Int)?
    var text = ""
    for (index, line) in Repository.lines(of: path).enumerated() {
      if let block = open {
        if line == block.fence {
          blocks.append(Block(info: block.info, text: text, line: block.line))
          open = nil
        } else {
          text += line + "\n"
        }
      } else if line.hasPrefix("```") {
        let fence = line.prefix { $0 == "`" }
        open = (fence, String(line.dropFirst(fence.count)), index + 1)
        text = ""
      }
    }
    self.blocks = blocks
  }

  /// The README and every topic of the manual.
  package static let all: [MarkdownPage] =
    [MarkdownPage("README.md")] + topics.map(MarkdownPage.init)

  /// The paths of the topics of the manual.
  package static let topics = Repository.files(
    under: "Sources/BridgebookCLI/Manual", suffix: ".md")

  /// Returns the text of the first block with that info string; empty if there is none.
  package func text(of info: String) -> String { blocks.first { $0.info == info }?.text ?? "" }

  /// The files that the page shows, as `text NAME`, `swift NAME` or `sql NAME` blocks.
  package var files: [(name: String, text: String)] {
    blocks.compactMap { block in
      let words = block.info.split(separator: " ")
      guard words.count == 2, ["text", "swift", "sql"].contains(words[0]) else { return nil }
      return (String(words[1]), block.text)
    }
  }
}
