import Platform

/// The measurements of checking sources, compared with `grep -rn` on the same files.
struct SourceBenchmarks {
  /// The numbers of files and lines for which the budget was set.
  private static let fileCount = 749

  private let program: String
  private let runs: Int
  private let folder: String
  private var report: Report

  private init(program: String, runs: Int) throws {
    report = Report(runs: runs)
    folder = try Files.temporaryFolder()
    self.program = program
    self.runs = runs
  }

  static func report(program: String, runs: Int) throws -> Report {
    var benchmarks = try SourceBenchmarks(program: program, runs: runs)
    try benchmarks.run()
    return benchmarks.report
  }

  private mutating func run() throws {
    defer { Folder.remove(folder) }
    let small = folder + "/small"
    let large = folder + "/large"
    let lines = try SourceWriter.write(files: SourceBenchmarks.fileCount, to: small)
    _ = try SourceWriter.write(files: 10 * SourceBenchmarks.fileCount, to: large)
    let first = try measure(small, title: "\(lines) lines", budget: 25)
    let second = try measure(large, title: "\(10 * lines) lines", budget: .infinity)
    report.limits.append(
      Limit(
        title: "`check` of \(lines) lines", measured: first.medianOfOurs / 1_000_000, budget: 350,
        unit: "ms"))
    report.limits.append(
      Limit(
        title: "`check`: time for ten times the lines",
        measured: second.medianOfOurs / first.medianOfOurs, budget: 10.5, unit: "times"))
    report.limits.append(
      Limit(
        title: "`check`: peak memory", measured: Double(first.peakMemoryBytes) / 1_048_576,
        budget: 64, unit: "MiB"))
  }

  private mutating func measure(
    _ path: String, title: String, budget: Double
  ) throws -> PairedMeasurement {
    var pair = PairedMeasurement(
      title: "`check`, \(title)", yardstick: "`grep -rn updateUIView`", budget: budget)
    let ours = ChildProcess(
      path: program,
      arguments: [
        "--store", folder + "/book.sqlite", "--quiet", "check", "--format", "xcode", path,
      ])
    let theirs = ChildProcess(path: "grep", arguments: ["-rn", "updateUIView", path])
    try pair.measure(runs: max(runs, 5), ours: ours.run, theirs: theirs.run)
    report.pairs.append(pair)
    return pair
  }
}

/// Writes typical source: mostly plain code, with a wrapper in two of three files.
enum SourceWriter {
  private static let filesPerFolder = 50

  /// Writes the files and returns their total number of lines.
  static func write(files: Int, to folder: String) throws -> Int {
    var lines = 0
    for index in 0..<files {
      let place = folder + "/\(index / filesPerFolder)"
      if index.isMultiple(of: filesPerFolder) { try Folder.makeAll(place) }
      let text = source(index)
      lines += text.utf8.count { $0 == 10 }
      try FileChange.writeFile(Array(text.utf8), to: place + "/File\(index).swift")
    }
    return lines
  }

  private static func source(_ index: Int) -> String {
    var text = "import SwiftUI\n\n"
    if !index.isMultiple(of: 3) { text += wrapper(index) }
    for part in 0..<14 {
      text += """
        /// Keeps what the screen \(index) shows in its part \(part).
        struct Part\(index)x\(part): View {
          @State private var name = "part \\(\(part))"
          let rows: [String: [Int]]
          var body: some View {
            VStack(alignment: .leading, spacing: 8) {
              ForEach(rows.keys.sorted(), id: \\.self) { key in
                if let row = rows[key], row.count > \(part) { Text("\\(key): \\(row.count)") }
              }
            }
            .onChange(of: name) { _, new in print(new, rows[new]?.reduce(0, +) ?? -1) }
          }
        }

        """
    }
    return text
  }

  private static func wrapper(_ index: Int) -> String {
    """
    struct Field\(index): UIViewRepresentable {
      @Binding var text: String
      let onEnd: (String) -> Void

      func makeCoordinator() -> Coordinator { Coordinator(self) }

      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }

      func updateUIView(_ field: UITextField, context: Context) {
        \(index.isMultiple(of: 5) ? "field.text = text" : "if field.text != text { field.text = text }")
        context.coordinator.parent = self
      }

      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: Field\(index)
        init(_ parent: Field\(index)) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) { parent.onEnd(field.text ?? "") }
      }
    }

    """
  }
}
