internal import Bridgebook
internal import BridgebookStore

extension HealthCheck {
  /// Every citation in a text refers to a document that its entry lists.
  package static let sources = HealthCheck("sources", repairs: [.knowledge]) { examined in
    let sections = try examined.store.entries.markedSections()
    var count = 0
    var loose: [String] = []
    for section in sections {
      for id in SourceMarks.ids(in: section.markdown) where id != "inference" {
        count += 1
        guard !section.sources.contains(id) else { continue }
        loose.append(
          "\(section.entry), \(section.heading), names the source \(id) it does not list")
      }
    }
    return .faults(
      loose, fix: "\(HealthFinding.repair) where it is built in; edit an own entry",
      none: "\(count) source marks lead to documents")
  }
}
