internal import BookData
internal import Bridgebook

extension HealthCheck {
  /// The built-in entries are complete for their kinds and consistent with each other.
  package static let entries = HealthCheck("entries") { examined in
    let (book, problems) = try examined.expected.builtIn.get()
    return .faults(
      problems.map { problem in
        let message = BookProblemText.message(for: problem)
        return [message.location, message.message].compactMap { $0 }.joined(separator: ": ")
      },
      fix: "it comes with the program; use a release whose tests passed",
      none: "\(book.entries.count) entries have sources, headings, code and links as they should")
  }
}
